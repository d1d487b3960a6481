/**
 * The templates by name, in the order that numbers them (casino1 is template1, sportsbook1 is template17), each with
 * its permitted palettes. The first palette is the default. Written by `npm run themes:registries`.
 */
export const themes: Readonly<Record<string, readonly string[]>> = {
  casino1: ['gold', 'ruby', 'emerald', 'sapphire', 'amethyst'],
  casino2: ['azure', 'coral', 'olive', 'lavender', 'sand'],
  casino3: ['magenta', 'cyan', 'acid', 'ultraviolet', 'ember'],
  casino4: ['vermilion', 'jade', 'imperial', 'plum', 'ink'],
  casino5: ['slate', 'forest', 'indigo', 'wine', 'steel'],
  casino6: ['imperial-gold', 'carmine', 'teal', 'violet', 'bronze'],
  casino7: ['crimson', 'midnight', 'bottle', 'plum', 'copper'],
  casino8: ['aurora', 'dusk', 'mint', 'rose', 'polar'],
  casino9: ['graphite', 'ocean', 'moss', 'clay', 'iris'],
  slot1: ['bubblegum', 'mint', 'lemon', 'blueberry', 'peach'],
  slot2: ['canopy', 'river', 'sunset', 'orchid', 'temple'],
  slot3: ['sunset', 'cyan', 'vapor', 'matrix', 'amber'],
  slot4: ['lagoon', 'abyss', 'reef', 'kelp', 'arctic'],
  slot5: ['sampaguita', 'mangga', 'sinag', 'dagat', 'gabi'],
  slot6: ['primary', 'noir', 'manga', 'mint', 'sepia'],
  slot7: ['signal', 'acid', 'cobalt', 'tangerine', 'paper'],
  sportsbook1: ['turf', 'floodlight', 'clay', 'ice', 'night'],
};
