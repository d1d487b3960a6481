/** The crash games of the house, in the order of the lobby: one set of rules, three looks, each with draws of its own. */
export type CrashGame = { code: string; title: string };

export const crashGames: readonly CrashGame[] = [
  { code: 'crash-rocket', title: 'Rocket Run' },
  { code: 'crash-jeepney', title: 'Jeepney Joyride' },
  { code: 'crash-kite', title: 'Kite Flight' },
];
