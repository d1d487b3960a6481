import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Nothing } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { Time } from '../../figures/time.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './rewards.module.css';

/** The periods of a leaderboard, latest first: who won what, and when it was paid. */
export function ResultsPanel({
  site,
  code,
  currency,
  onClose,
}: {
  site: string;
  code: string;
  currency: string;
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const { time_zone } = siteOf(me, site);
  const found = useOperation(endpoints.rewardsResults, { site_code: site, code });
  const failure = found.data ? undefined : failureText(words, found.error);
  return (
    <Dialog open wide onClose={onClose} title={words('board.results')} closeLabel={words('dialog.close')}>
      {failure !== undefined && <LoadFailure failure={failure} retry={() => void found.refetch()} />}
      {!found.data && failure === undefined && <Skeleton height="12rem" radius="8px" />}
      {found.data?.value.length === 0 && <Nothing>{words('board.noResults')}</Nothing>}
      <ol className={styles['results']}>
        {found.data?.value.map((period) => (
          <li key={period.period_start}>
            <p>
              <Time at={period.period_start} timeZone={time_zone} /> –{' '}
              <Time at={period.ends_at} timeZone={time_zone} />
            </p>
            <p className={styles['quiet']}>
              {words('board.scored', { players: period.players })} ·{' '}
              {words(period.closed_at === null ? 'board.open' : 'board.closed')}
            </p>
            {period.prizes.length > 0 && (
              <table>
                <thead>
                  <tr>
                    <th scope="col">{words('board.rankShort')}</th>
                    <th scope="col">{words('board.player')}</th>
                    <th scope="col">{words('board.score')}</th>
                    <th scope="col">{words('reward.reward')}</th>
                    <th scope="col">{words('board.paid')}</th>
                  </tr>
                </thead>
                <tbody>
                  {period.prizes.map((prize) => (
                    <tr key={prize.rank}>
                      <td>{prize.rank}</td>
                      <td>
                        {may(me, 'players.read', site) ? (
                          <Link to={to(`/players/${prize.player_id}`)}>{prize.account_id}</Link>
                        ) : (
                          prize.account_id
                        )}
                      </td>
                      <td>{prize.score}</td>
                      <td>
                        {prize.kind === 'token'
                          ? words('reward.tokensOf', { amount: Number(prize.amount) })
                          : formatMoney(prize.amount, currency)}
                      </td>
                      <td>
                        {prize.paid_at === null ? (
                          words('board.unpaid')
                        ) : (
                          <Time at={prize.paid_at} timeZone={time_zone} />
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
