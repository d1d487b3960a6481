/** The meters of a game that keeps them, one for each bet and another of each for free bets, as they were last heard of. */
import type { KeptMeterView } from '../../collect/play-api.ts';
import type { BookedRound } from '../../play-api.ts';
import type { SlotPaytable } from '../../shown-paytable.ts';
import { element } from '../dom/element.ts';
import type { Words } from '../words/words.ts';
import { call } from './call.ts';

export type KeptMeters = {
  /** Where the meter of the bet stands, for who does not see the stage. */
  element: HTMLElement;
  /** Shows the meter of a bet: an empty one if it was never played on. Does nothing in games without one. */
  show: (bet_minor: string, isFreeBet: boolean) => void;
  /** A round has moved its meter. */
  hear: (round: BookedRound) => void;
  /** Asks for all of them: another device may have played on them. */
  look: () => Promise<void>;
};

const nameOf = (bet_minor: string, isFreeBet: boolean): string => `${bet_minor} ${isFreeBet}`;

/**
 * @param first the meters when the game is opened.
 * @param setMeter shows on the stage what a meter holds.
 */
export function createKeptMeters(
  session: string,
  first: readonly KeptMeterView[],
  {
    paytable,
    words,
    setMeter,
  }: { paytable: SlotPaytable; words: Words; setMeter: (collected: number) => void },
): KeptMeters {
  const text = element('p', { class: 'visually-hidden', hidden: paytable.form !== 'collect' });
  const held = new Map<string, number>();
  const replace = (meters: readonly KeptMeterView[]): void => {
    held.clear();
    for (const { bet_minor, is_free_bet, collected } of meters)
      held.set(nameOf(bet_minor, is_free_bet), collected);
  };
  replace(first);
  return {
    element: text,
    show(bet_minor, isFreeBet) {
      if (paytable.form !== 'collect') return;
      const collected = held.get(nameOf(bet_minor, isFreeBet)) ?? 0;
      setMeter(collected);
      const { full, levels } = paytable;
      const level = levels.findLastIndex(({ begins }) => begins <= collected) + 1;
      text.textContent = words('meter.stands', { collected, full, level, levels: levels.length });
    },
    hear({ bet_minor, is_free_bet, book }) {
      if (book.form === 'collect') held.set(nameOf(bet_minor, is_free_bet), book.meter.after);
    },
    async look() {
      if (paytable.form === 'collect') replace((await call('meters', { session })).meters);
    },
  };
}
