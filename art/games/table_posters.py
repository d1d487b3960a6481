"""What stands large on the posters of the table games."""
from games.tables import LIGHT as TABLE_LIGHT, LOOK as TABLE_LOOK, cup, dome, pile, shaker, shoe, stick, three_dice
from library.gaming import STEP, bowl, card, chip, fan, rotor, stack, turret, wheel_ball
from library.shapes import R, S, T

LIGHT = dict(TABLE_LIGHT, el=8)
LOOK = dict(TABLE_LOOK)


def wheel():
    bowl(), rotor(), turret()
    wheel_ball(R(-STEP * 10, 'Z') @ T(0, .80, .02))


def stacks(*columns):
    """Stacks of chips side by side, the first in the middle behind: (colour, how many, x, y)."""
    def make():
        for k, (colour, count, x, y) in enumerate(columns):
            stack(colour, count, T(x, y, 0), k + 1)
    return make


def leaning(colour, M):
    chip(colour, M @ R(78, 'X'))


def hand(names, spread, **how):
    return lambda: fan(names, spread, **how)


def blackjack():
    """The ace of spades and a jack, with the stakes before them."""
    fan(('jack-hearts', 'ace-spades'), 22, T(0, 0, 1.2))
    for k, (colour, count, x, y) in enumerate((('black', 5, -1.75, -1.1), ('red', 3, 1.75, -1.0), ('green', 2, .62, -1.75))):
        stack(colour, count, T(x, y, -1.35) @ S(.78), k + 3)
    leaning('violet', T(-.62, -1.75, -.72) @ R(12, 'Z') @ S(.72))


def domed():
    shaker(), three_dice(), dome()


def fan_tan():
    """The cup lifted off the buttons, and the stick that draws them off."""
    cup(T(-.75, 1.0, .30) @ R(-24, 'Y') @ S(1.25))
    pile(84, 5, 1.35)
    stick(T(.55, -1.1, .30) @ R(24, 'Z'), 3.0)


def holdem():
    """The flop, two cards before it, and chips at both sides."""
    for k, name in enumerate(('ace-hearts', '10-spades', 'jack-spades')):
        card(name, T((k - 1) * 2.28, 2.1, .02 * k) @ R(-(k - 1) * 3, 'Z') @ S(.86), .05)
    card('king-spades', T(-.95, -1.15, .30) @ R(12, 'Z') @ R(30, 'X') @ S(1.12), .1)
    card('queen-spades', T(.98, -1.30, .42) @ R(-10, 'Z') @ R(30, 'X') @ S(1.12), .1)
    stack('black', 5, T(-3.35, -.2, 0) @ S(.92), 2)
    stack('red', 4, T(-3.0, -1.9, 0) @ S(.92), 1)
    stack('blue', 6, T(3.15, -.35, 0) @ S(.92), 3)
    stack('ivory', 3, T(2.75, -2.0, 0) @ S(.92), 4)


UPRIGHT = dict(el=6, axis=14, front=26)
SYMBOLS = {
    'wheel': dict(make=wheel, view=dict(el=38, az=4, env=.55, front=16, power=1.3, fill=.97)),
    'stacks-warm': dict(make=stacks(('black', 7, 0, .9), ('red', 5, -1.12, -.3), ('ivory', 3, .98, -.42)), view=dict(el=26)),
    'stacks-cool': dict(make=stacks(('violet', 7, .1, .9), ('blue', 4, 1.15, -.3), ('green', 3, -.98, -.5)), view=dict(el=26)),
    'natural': dict(make=hand(('king-diamonds', '9-spades'), 20), view=UPRIGHT),
    'shoe': dict(make=shoe, view=dict(el=28, az=-26)),
    'domed': dict(make=domed, view=dict(el=27, front=8), look=dict(samples=1.5)),
    'blackjack': dict(make=blackjack, view=dict(UPRIGHT, el=12), look=dict(exposure=1.28)),
    'fan-tan': dict(make=fan_tan, view=dict(el=34)),
    'jacks': dict(make=hand(('4-clubs', 'ace-diamonds', '8-spades', 'jack-clubs', 'jack-hearts'), 17), view=UPRIGHT),
    'deuces': dict(make=hand(('big-2-clubs', 'big-2-diamonds', 'big-2-spades', 'big-2-hearts'), 21), view=dict(UPRIGHT, az=-8)),
    'aces': dict(make=hand(('ace-clubs', 'ace-diamonds', 'ace-spades', 'ace-hearts'), 17), view=dict(UPRIGHT, az=8)),
    'three': dict(make=hand(('queen-diamonds', 'king-diamonds', 'ace-diamonds'), 22), view=UPRIGHT),
    'holdem': dict(make=holdem, view=dict(el=40, axis=7)),
    'royal': dict(make=hand(('10-hearts', 'jack-hearts', 'queen-hearts', 'king-hearts', 'ace-hearts'), 18), view=UPRIGHT),
}
