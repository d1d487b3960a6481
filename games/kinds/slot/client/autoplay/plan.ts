/** When rounds that follow one another by themselves stop. Pure: the same rule for every way of starting them. */

export const roundCounts = [10, 25, 50, 100] as const;

export type AutoplayChoice = {
  rounds: number;
  /** The player's net loss since the start never exceeds it. */
  lossLimit_minor: bigint;
  /** A round that wins as much or more is the last; null for no such limit. */
  singleWinLimit_minor: bigint | null;
  stopOnFeature: boolean;
  stopOnWin: boolean;
};

export type AutoplayStop =
  | 'done'
  | 'loss_limit'
  | 'single_win'
  | 'feature'
  | 'win'
  /** The round waits for a choice of the player's. */
  | 'choice'
  /** A round was refused, or the connection was lost. */
  | 'trouble'
  /** The page around the game wants the player's attention. */
  | 'pause'
  | 'hidden'
  | 'player';

export type PlayedRound = {
  /** What it cost the player: nothing for a free bet. */
  cost_minor: bigint;
  win_minor: bigint;
  hasFeature: boolean;
};

export type Autoplay = {
  left: () => number;
  /** Why no round of this bet may follow now; null if one may. */
  stopBefore: (bet_minor: bigint) => AutoplayStop | null;
  /** Takes a round into account. Why it was the last, or null. */
  played: (round: PlayedRound) => AutoplayStop | null;
};

const featureBegins: ReadonlySet<string> = new Set(['free_spins_start', 'hold_start', 'wild_respin']);

/** Whether a feature begins in a round. */
export function hasFeature({ events }: { events: readonly { type: string }[] }): boolean {
  return events.some(({ type }) => featureBegins.has(type));
}

/** Begins to count. */
export function createAutoplay(choice: AutoplayChoice): Autoplay {
  let left = choice.rounds;
  let lost_minor = 0n;
  return {
    left: () => left,
    stopBefore(bet_minor) {
      if (left === 0) return 'done';
      return lost_minor + bet_minor > choice.lossLimit_minor ? 'loss_limit' : null;
    },
    played({ cost_minor, win_minor, hasFeature }) {
      left -= 1;
      lost_minor += cost_minor - win_minor;
      const { singleWinLimit_minor, stopOnFeature, stopOnWin } = choice;
      if (singleWinLimit_minor !== null && win_minor >= singleWinLimit_minor) return 'single_win';
      if (stopOnFeature && hasFeature) return 'feature';
      if (stopOnWin && win_minor > 0n) return 'win';
      return left === 0 ? 'done' : null;
    },
  };
}
