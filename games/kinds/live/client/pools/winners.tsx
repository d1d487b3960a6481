/** What was won in a draw: lines by tier, and what each was paid. */
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { TIERS } from '../../pools.ts';
import type { SeenShare } from '../../socket-api.ts';
import { useWords } from '../words.ts';

/** A table, from the jackpot down. */
export function Winners({ share }: { share: SeenShare }) {
  const words = useWords();
  const money = useMoney();
  return (
    <table className="pool-winners">
      <thead>
        <tr>
          <th scope="col">{words('pool.tier')}</th>
          <th scope="col">{words('pool.winners')}</th>
          <th scope="col">{words('pool.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {TIERS.map((tier, index) => {
          const lines = share.lines[index] ?? '0';
          return (
            <tr key={tier}>
              <th scope="row">{words(tier === 6 ? 'pool.jackpot' : 'pool.of_six', { count: tier })}</th>
              <td>{Number(lines)}</td>
              <td>{lines === '0' ? '–' : money(share.prizes[index] ?? '0')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
