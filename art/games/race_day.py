"""A horse and its rider from the side, toys with joints, in every moment of a leap and of a step. They are rendered in layers, so that the client
gives each its coat and its colours: the horse in grey, the silks in white, and what is never coloured."""
import math

from library.materials import lacquer, plain, soft
from library.outlines import TAU
from library.shapes import R, S, T, ball, box, lathe, tube

LIGHT = dict(el=7, env=.85, front=26, axis=3, rim=((1., .92, .80), (.70, .86, 1.)), floor=(.5, .7, .3))
LOOK = dict(exposure=1.1, sat=1.1)
#: Every frame is framed alike: the ground at z = 0, the girth at x = 0.
FRAME = [(-.80, -.3, -.06), (.80, .3, 1.14)]
LEAPS, STEPS = 10, 8
#: How far it rocks, in degrees.
ROCKS = 3.


def pose(turn, reach):
    """Where the whole of it is, as it rocks."""
    return T(0, 0, .045 * reach * math.sin(turn)) @ R(-ROCKS * reach * math.sin(turn + .6), 'Y')


def leg(M, hip_x, y, shift, turn, reach, is_hind, coat, hoof):
    """Shoulder or hip, knee and foot, by the same swing as the others, each at its own time."""
    swing = math.sin(turn + shift)
    upper = reach * swing * .96 + (.10 if is_hind else -.04) * reach
    bend = reach * max(0, math.cos(turn + shift)) * 1.3 * (-.85 if is_hind else 1)
    hip = (hip_x, y, .545)
    knee = (hip_x + math.sin(upper) * .22, y, .50 - math.cos(upper) * .22)
    lower = upper - bend
    foot = (knee[0] + math.sin(lower) * .21, y, knee[2] - math.cos(lower) * .21)
    r = .105 if is_hind else .085
    # The joint is round, so that no edge of the limb is seen on the trunk.
    ball(r * 1.08, coat, M @ T(*hip) @ S(1, .9, 1), 28)
    tube([hip, ((hip[0] + knee[0]) / 2, y, (hip[2] + knee[2]) / 2), knee], r, coat, M, lambda t: 1.08 - .62 * t, 8, 20)
    ball(.043, coat, M @ T(*knee), 20)
    tube([knee, ((knee[0] + foot[0]) / 2, y, (knee[2] + foot[2]) / 2), foot], .036, coat, M, lambda t: 1.08 - .25 * t, 6, 16)
    lathe([(0, 0), (.052, 0), (.042, .06), (0, .065)], hoof, M @ T(foot[0] + .012, y, foot[2] - .045) @ R(math.degrees(-lower) * .7, 'Y'), 20)


def layer(which, step, steps, reach):
    def make():
        turn = TAU * step / steps
        M = pose(turn, reach)
        if which == 'horse':
            coat, dark = soft((.80, .80, .80), (.42, .42, .44), .45), soft((.13, .13, .13), (.05, .05, .05), .5)
            far = soft((.50, .50, .52), (.28, .28, .30), .5)
            leg(M, -.30, .09, 2.5, turn, reach, True, far, dark)
            leg(M, .21, .08, .5, turn, reach, False, far, dark)
            leg(M, -.30, -.09, 3.1, turn, reach, True, coat, dark)
            leg(M, .22, -.08, 1.1, turn, reach, False, coat, dark)
            # Trunk: quarters, barrel, chest.
            tube([(-.42, 0, .56), (-.30, 0, .575), (-.05, 0, .53), (.18, 0, .555), (.31, 0, .58)], .17, coat, M @ S(1, .82, 1), lambda t: .62 + 1.6 * t * (1 - t) * .55 + (.28 if .08 < t < .32 else .18 if t > .7 else .1), 12, 40)
            ball(.165, coat, M @ T(-.33, 0, .575) @ S(1.05, .9, 1), 36)
            ball(.15, coat, M @ T(.25, 0, .565) @ S(1.0, .86, 1.1), 36)
            low = .05 * reach
            tube([(.26, 0, .60), (.36, 0, .76 - low), (.45, 0, .90 - low * 1.3)], .135, coat, M @ S(1, .62, 1), lambda t: 1.05 - .52 * t, 10, 32)
            # Head, its nose well before it.
            tube([(.42, 0, .905 - low * 1.3), (.52, 0, .86 - low * 1.4), (.645, 0, .735 - low * 1.5)], .078, coat, M @ S(1, .8, 1), lambda t: 1.08 - .46 * t, 10, 28)
            ball(.046, dark, M @ T(.655, 0, .73 - low * 1.5) @ S(1, .85, 1), 20)
            ball(.018, plain((.01, .01, .012), .1, 1.), M @ T(.515, -.058, .882 - low * 1.4), 14)
            for s in (-1, 1):
                lathe([(.026, 0), (.03, .04), (0, .10)], coat, M @ T(.415, s * .035, .94 - low * 1.3) @ R(-12, 'Y'), 16)
            # Mane and tail stream with the speed.
            for k in range(7):
                t = k / 6
                x, z = .24 + .20 * t, .70 + .25 * t - low * (.6 + .7 * t)
                tube([(x, -.02, z), (x - .08, -.03, z + .03 * reach - .02), (x - .15 - .03 * reach, -.03, z - .05 + .05 * reach * math.sin(turn + k))], .032, dark, M, lambda t: 1.1 - .8 * t, 6, 12)
            tube([(-.45, 0, .63), (-.56, 0, .64 + .05 * reach), (-.68, 0, .54 + .12 * reach + .03 * reach * math.sin(turn + 1)), (-.78 + .06 * (1 - reach), 0, .36 + .22 * reach)], .058, dark, M, lambda t: .8 + .9 * t * (1 - t) - .5 * t * t, 10, 20)
            # Bridle and girth.
            tube([(.50, -.066, .915 - low * 1.4), (.535, -.07, .83 - low * 1.4)], .011, dark, M, None, 4, 8)
            tube([(.565, -.06, .86 - low * 1.45), (.60, -.055, .765 - low * 1.45), (.40, -.09, .74 - low), (.16, -.1, .76)], .009, dark, M, None, 8, 8)
            return
        if which == 'plain':
            white, skin, boot = soft((.96, .95, .92), (.72, .70, .68), .4), soft((.86, .58, .40), (.55, .32, .2), .45), lacquer((.03, .03, .035), None, .2)
            # Breeches, boot, face and hand.
            tube([(-.10, -.13, .82), (.02, -.17, .79), (.13, -.18, .71)], .062, white, M, lambda t: 1.15 - .35 * t, 8, 20)
            tube([(.13, -.18, .71), (.05, -.185, .62), (-.02, -.185, .55)], .042, boot, M, lambda t: 1.05 - .2 * t, 6, 18)
            tube([(-.03, -.185, .545), (.06, -.19, .525)], .034, boot, M, None, 4, 14)
            ball(.052, skin, M @ T(.205, -.02, .995 - .02 * reach), 24)
            ball(.026, skin, M @ T(.235, -.10, .80), 16)
            return
        silk = soft((.97, .97, .97), (.66, .66, .68), .35)
        # The cloth with the number, the jersey, the sleeve, and the cap.
        box((.30, .02, .24), silk, M @ T(-.10, -.165, .60) @ R(6, 'X'), .03)
        tube([(-.11, 0, .84), (.02, 0, .93), (.16, 0, .935 - .02 * reach)], .10, silk, M @ S(1, 1.1, 1), lambda t: .95 + .5 * t * (1 - t), 10, 32)
        tube([(.13, -.11, .91), (.14, -.15, .82), (.225, -.11, .80)], .045, silk, M, lambda t: 1.1 - .3 * t, 8, 18)
        ball(.072, silk, M @ T(.205, 0, 1.03 - .02 * reach) @ S(1.05, 1, .86), 32)
        lathe([(0, 0), (.085, 0), (.08, .012), (0, .016)], silk, M @ T(.245, 0, 1.005 - .02 * reach) @ R(10, 'Y'), 28)
    return make


SYMBOLS = {
    f'{gait}-{which}-{step}': dict(make=layer(which, step, steps, reach), view=dict(box=FRAME), look=dict(samples=.5))
    for gait, steps, reach in (('leap', LEAPS, 1.), ('step', STEPS, .38))
    for which in ('horse', 'plain', 'silks')
    for step in range(steps)
}
