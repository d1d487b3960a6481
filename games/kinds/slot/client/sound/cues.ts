/** What can be heard in a game, by name. A game whose sound has no such cue stays silent there. */

export const cues = [
  'button',
  'spin',
  /** A reel stops; the index is the reel. */
  'stop',
  /** A scatter lands; the index is how many lie already. */
  'scatter',
  /** Tension while a reel may still complete a feature; the index is how many reels have waited before. */
  'anticipation.start',
  'anticipation.stop',
  /** A symbol becomes another. */
  'transform',
  /** A coin lands or pays; each index is a step higher. */
  'coin',
  'card',
  /** A short call: something begins that is no free spins. */
  'feature',
  'freeSpins.intro',
  'freeSpins.outro',
  /** A win above the stake, below the large tiers; a higher index is a livelier one. Never for what is at or below the stake. */
  'win.small',
  'win.big',
  'win.mega',
  'win.epic',
  'pot.mini',
  'pot.minor',
  'pot.major',
  'pot.grand',
  'pot.tick',
  /** A step of a count; each index is a step higher. */
  'count.tick',
  'count.end',
  'refused',
] as const;

export type Cue = (typeof cues)[number];
