"""Records: positions, static facts and workspaces declared once, as annotated classes.

A class names every field with its meaning; `dtype_of` turns it into the NumPy record the kernels
work on. Type checkers see the class, kernels see the record.
"""

from functools import cache
from typing import TYPE_CHECKING, Annotated, TypeAlias, get_type_hints

import numpy as np
from numpy.typing import NDArray

Word: TypeAlias = np.uint64
Words: TypeAlias = NDArray[np.uint64]
Smalls: TypeAlias = NDArray[np.int8]
Shorts: TypeAlias = NDArray[np.int16]
Ints: TypeAlias = NDArray[np.int32]
Longs: TypeAlias = NDArray[np.int64]
Records: TypeAlias = NDArray[np.void]

if TYPE_CHECKING:
    whole = int
else:
    whole = np.int64
"""A value read from a record, as the one type of number that kernels compute with.

In the interpreter a narrow number keeps its width and would overflow.
"""

Number = Annotated[int, "i8", ()]
"""A scalar field. Kernels may do arithmetic with it as it is."""
Set = Annotated[np.uint64, "u8", ()]
"""A scalar field that holds a set of at most 64 members, or eight packed counters."""


@cache
def dtype_of(declaration: type) -> np.dtype[np.void]:
    """The record layout of an annotated class, fields in the order they are declared."""
    fields: list[tuple[str, str, tuple[int, ...]]] = []
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        _, (code, shape) = hint.__origin__, hint.__metadata__
        fields.append((name, code, shape))
    return np.dtype(fields, align=True)


def allocate(declaration: type, size: int) -> Records:
    """`size` zeroed records, readable as `records[i]["field"]` and, in kernels, `record.field`."""
    from bivouac.core.jit import COMPILED

    records: Records = np.zeros(size, dtype_of(declaration))
    # Compiled code takes plain arrays three times faster; interpreted code needs attributes.
    return records if COMPILED else records.view(np.recarray)


def copy_of(records: Records) -> Records:
    """An independent copy, byte by byte: NumPy's own goes field by field, 50 times slower."""
    copied: Records = np.frombuffer(bytearray(records.tobytes()), records.dtype)
    return copied if type(records) is np.ndarray else copied.view(type(records))
