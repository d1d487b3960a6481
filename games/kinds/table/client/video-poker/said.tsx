/** What the cards are worth, in words: those that were dealt, and what the hands were paid in the end. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { PayTable } from '../../poker/video/lines.ts';
import { useWords } from '../words.ts';
import { useLineName } from './line-name.ts';

type SaidProps = {
  table: PayTable;
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
  const paysOf = (line: string): number => table.lines.find(({ name }) => name === line)?.pays ?? 0;
  const paid = hands.filter(({ line }) => paysOf(line) > 0);
  const [only] = hands;

  const said = ((): string => {
    if (isTurn && dealt)
      return paysOf(dealt) > 0
        ? words('video_poker.you_have', { line: nameOf(dealt) })
        : words('video_poker.choose');
    if (!only) return '';
    const amount = money(
      hands.reduce((sum, { line }) => sum + (each_minor ?? 0n) * BigInt(paysOf(line)), 0n),
    );
    if (hands.length > 1)
      return words('video_poker.hands_paid', { paid: paid.length, hands: hands.length, amount });
    return paid.length > 0
      ? words('video_poker.pays_amount', { line: nameOf(only.line), amount })
      : nameOf(only.line);
  })();
  return <output className={paid.length > 0 ? 'vp-said is-paid' : 'vp-said'}>{said}</output>;
}
