/** The crash games of the house, in the order of the lobby: one set of rules, three looks, each with draws of its own. */
export type CrashGame = {
  code: string;
  title: string;
  /** Raised with every change of the rules. */
  version: number;
};

export const crashGames: readonly CrashGame[] = [
  { code: 'crash-rocket', title: 'Rocket Run', version: 1 },
  { code: 'crash-jeepney', title: 'Jeepney Joyride', version: 1 },
  { code: 'crash-kite', title: 'Kite Flight', version: 1 },
];
