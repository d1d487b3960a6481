"""The ribbons that name special symbols; the same for every game, so that players know them at once."""
from library.outlines import grown, letters, raster
from library.reliefs import GOLD, layer, relief

LIGHT = dict(el=2, env=.5, front=22, axis=10)
LOOK = dict(exposure=1.25, sat=1.2)


def ribbon(body, plate, low, width=2.16, tall=.36):
    def make():
        glyphs = raster(letters(body, 'russo-one', width - .42, tall))
        x, h = width / 2, .29
        shape = raster([[(-x, 0), (-x + .13, h), (x - .13, h), (x, 0), (x - .13, -h), (-x + .13, -h)]])
        relief([layer(shape, GOLD, .14, .05, 'round', 1.), layer(grown(shape, -.055), plate, -.05, .03, 'slope', 0., low),
                layer(grown(glyphs, .03), (.10, .01, .01), .03, .02), layer(glyphs, (1, .93, .62), .10, .05, 'round', 0., (1, .62, .10))])
    return make


SYMBOLS = {
    'WILD': dict(make=ribbon('WILD', (.85, .02, .03), (.35, 0, .02), 1.75, .42)),
    'SCATTER': dict(make=ribbon('SCATTER', (.05, .20, .95), (.02, .04, .40))),
    'x2': dict(make=ribbon('×2', (.85, .02, .03), (.35, 0, .02), 1.25, .40)),
    'x3': dict(make=ribbon('×3', (.50, .03, .75), (.20, 0, .35), 1.25, .40)),
}
