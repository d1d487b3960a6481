/** What the cards are worth, in words: those that were dealt, and what the hands were paid in the end. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { PayTable } from '../../poker/video/lines.ts';
import { useWords } from '../words.ts';
import { useLineName } from './line-name.ts';
import { paysOf } from './pays.ts';

type SaidProps = {
  table: PayTable;
  /** Null without chips. */
  each_minor: bigint | null;
  /** Whether the round waits for the player. */
  isTurn: boolean;
  /** The line of the cards that were dealt; null before and after. */
  dealt: string | null;
  /** The hands of a round that has been shown to its end. */
  hands: readonly { line: string }[];
};

export function Said({ table, each_minor, isTurn, dealt, hands }: SaidProps) {
  const words = useWords();
  const money = useMoney();
  const nameOf = useLineName();
  const pays = hands.map(({ line }) => paysOf(table, line));
  const inAll = pays.reduce((sum, each) => sum + each, 0);
  const isTold = hands.length > 0;

  const said = ((): string => {
    if (isTurn && dealt) return dealtWords(dealt);
    if (isTold) return paidWords();
    return each_minor === null ? words('video_poker.place') : '';
  })();
  // Nothing at or below the stake is celebrated.
  return <output className={isTold && inAll > hands.length ? 'vp-said is-won' : 'vp-said'}>{said}</output>;

  function dealtWords(line: string): string {
    return paysOf(table, line) > 0
      ? words('video_poker.you_have', { line: nameOf(line) })
      : words('video_poker.choose');
  }

  function paidWords(): string {
    const amount = money((each_minor ?? 0n) * BigInt(inAll));
    if (hands.length > 1) {
      const paid = pays.filter((each) => each > 0).length;
      return words('video_poker.hands_paid', { paid, hands: hands.length, amount });
    }
    const line = nameOf(hands[0]?.line ?? '');
    return inAll > 0 ? words('video_poker.pays_amount', { line, amount }) : line;
  }
}
