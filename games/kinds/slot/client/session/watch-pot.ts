/** Asks for the pot of a progressive jackpot while the game is looked at. */
import type { Pot } from '../../play-api.ts';
import { call } from './call.ts';

const interval_ms = 3000;

export type PotWatch = {
  /** The pot as it was last heard of; null for a game without one. */
  current: () => Pot | null;
  /** Asks at once: a round may have changed it. */
  look: () => Promise<void>;
};

/** @param onChange is told of every new figure, and of the first at once. */
export function watchPot(session: string, first: Pot | null, onChange: (pot: Pot) => void): PotWatch {
  let pot = first;
  async function look(): Promise<void> {
    if (!pot || document.hidden) return;
    const answer = await call('pot', { session }).catch(() => null);
    if (!answer?.pot) return;
    pot = answer.pot;
    onChange(pot);
  }
  if (pot) {
    onChange(pot);
    setInterval(() => void look(), interval_ms);
  }
  return { current: () => pot, look };
}
