"""The fixed space of steps: every engine atom of Dewan is one integer below STEP_SPACE."""

from bivouac.core.step_space import StepSpace
from bivouac.games.dewan.layout import CARDS, ROW, SPACES

STORY_FROM_ROW = 0  # + slot of the story row
STORY_FROM_STACK = STORY_FROM_ROW + ROW
TAKE_PAIR = STORY_FROM_STACK + 1  # + slot of the left card
TAKE_ONE = TAKE_PAIR + ROW  # + slot
PASS = TAKE_ONE + ROW
ORIGIN = PASS + 1  # + space
ENTER = ORIGIN + SPACES  # + space
STOP = ENTER + SPACES
PAY_WITH = STOP + 1  # + card
TUCK_CARD = PAY_WITH + CARDS  # + 2 * card + half
TUCK_NONE = TUCK_CARD + 2 * CARDS
MARK = TUCK_NONE + 1  # + space
FISH_WITH = MARK + SPACES  # + card
FISH_NONE = FISH_WITH + CARDS
STEP_SPACE = FISH_NONE + 1

STEPS = StepSpace(
    (
        ("story", STORY_FROM_ROW, ROW),
        ("story_stack", STORY_FROM_STACK, 1),
        ("take_pair", TAKE_PAIR, ROW),
        ("take_one", TAKE_ONE, ROW),
        ("pass", PASS, 1),
        ("origin", ORIGIN, SPACES),
        ("enter", ENTER, SPACES),
        ("stop", STOP, 1),
        ("pay", PAY_WITH, CARDS),
        ("tuck", TUCK_CARD, 2 * CARDS),
        ("tuck_none", TUCK_NONE, 1),
        ("marker", MARK, SPACES),
        ("fish", FISH_WITH, CARDS),
        ("fish_none", FISH_NONE, 1),
    )
)
split, step_of = STEPS.split, STEPS.step
