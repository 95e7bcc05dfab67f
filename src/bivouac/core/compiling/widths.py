"""The one type that stands for many: numbers as 64 bits, arrays inside records as arrays.

Without it Numba would compile a kernel again for every width of a number, for every number it is
called with as it stands in the source, and for every length of a list in a record.
"""

from typing import Any

from numba import types
from numba.core.imputils import lower_cast


def widest(each: Any) -> Any:
    """The type a kernel takes an argument of some type as."""
    plain: Any = types.unliteral(each)
    if isinstance(plain, types.NestedArray):
        return types.Array(plain.dtype, plain.ndim, "C")
    if plain in types.signed_domain:
        return types.int64
    if plain in types.unsigned_domain:
        return types.uint64
    return plain


@lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]  # Numba's own
def _as_array(context: Any, builder: Any, have: Any, want: Any, value: Any) -> Any:
    """Both are the same thing in memory: a pointer with its shape."""
    return value
