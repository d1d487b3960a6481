/** The pay table: every line, what it pays for one, and what that is for the present stake of a hand. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { PayTable } from '../../poker/video/lines.ts';
import { useWords } from '../words.ts';
import { useLineName } from './line-name.ts';
import { markOf } from './pays.ts';

type PayLinesProps = {
  table: PayTable;
  /** What each hand stakes; null without chips. */
  each_minor: bigint | null;
  /** The line of the five cards that were dealt. */
  dealt: string | null;
  /** The lines of the hands that are shown whole. */
  ended: readonly string[];
};

export function PayLines({ table, each_minor, dealt, ended }: PayLinesProps) {
  const words = useWords();
  const money = useMoney();
  const nameOf = useLineName();
  const lines = table.lines.filter(({ pays }) => pays > 0).toReversed();
  return (
    <table className="vp-pays">
      <caption className="visually-hidden">{words('video_poker.pay_table')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('video_poker.hand')}</th>
          <th scope="col">{words('video_poker.pays')}</th>
          <th scope="col">
            {each_minor === null
              ? words('video_poker.payout')
              : words('video_poker.on', { amount: money(each_minor) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, pays }) => {
          const won = ended.filter((line) => line === name).length;
          const isDealt = name === dealt ? 'dealt' : undefined;
          return (
            <tr key={name} data-line={name} data-state={won > 0 ? markOf(pays) : isDealt}>
              <th scope="row">
                {nameOf(name)}
                {won > 1 && <b>{`\u00a0× ${won}`}</b>}
              </th>
              <td>{pays}</td>
              <td>{each_minor === null ? '–' : money(each_minor * BigInt(pays))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
