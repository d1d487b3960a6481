/** What hands pay, as it is printed on the felt. */
import type { Layout } from '../table-view.ts';
import { useWords, type MessageId } from '../words.ts';
import { useHandName } from './hand-words.ts';
import '../style/poker-pays.css';

export type PayTable = {
  title: MessageId;
  /** The bet that it pays: without chips on it no hand has won by it. */
  spot: string;
  /** Hands from the highest, and what they pay to one. */
  rows: readonly (readonly [hand: string, pays: number])[];
  /** What is written in the place of a hand's name. */
  named?: Readonly<Record<string, MessageId>>;
  /** The hand that has won by it in the round that is shown. */
  won: string | null;
};

/** Rows from what each category pays, the highest first; hands that pay nothing are left out. */
export function rowsOf(categories: readonly string[], pays: readonly number[]): PayTable['rows'] {
  return categories
    .map((category, index) => [category, pays[index] ?? 0] as const)
    .filter(([, pay]) => pay > 0)
    .toReversed();
}

export function PayTables({ tables, layout }: { tables: readonly PayTable[]; layout: Layout }) {
  const words = useWords();
  const nameOf = useHandName();
  return (
    <div className="pk-pays">
      {tables.map(({ title, spot, rows, named = {}, won }) => (
        <table key={title} className="pk-pay">
          <caption>{words(title)}</caption>
          <tbody>
            {rows.map(([hand, pays]) => {
              const name = named[hand];
              return (
                <tr key={hand} className={hand === won && (layout[spot] ?? 0) > 0 ? 'is-won' : undefined}>
                  <th scope="row">{name ? words(name) : nameOf(hand)}</th>
                  <td>{pays}&nbsp;: 1</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}
