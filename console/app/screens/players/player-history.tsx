import { Money } from '@marquee/ui/data/money.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Nothing, Section } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useWords } from '../../words/use-words.ts';
import { WithdrawalState } from '../withdrawals/withdrawal-state.tsx';
import type { Player } from './player.tsx';
import styles from './player.module.css';

/** What a player did last. */
export function PlayerHistory({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const { time_zone } = siteOf(me, player.site_code);
  const { currency, rounds, withdrawals, status_changes } = player;
  return (
    <div className={styles['column']}>
      <Section title={words('player.withdrawals')}>
        {withdrawals.length === 0 ? (
          <Nothing>{words('player.noWithdrawals')}</Nothing>
        ) : (
          <Scroller label={words('player.withdrawals')}>
            <table className={styles['lines']}>
              <thead>
                <tr>
                  <th>{words('withdrawal.created')}</th>
                  <th>{words('withdrawal.to')}</th>
                  <th>{words('withdrawal.status')}</th>
                  <th className={styles['end']}>{words('withdrawal.amount')}</th>
                </tr>
              </thead>
              <tbody>
                {withdrawals.map((one) => (
                  <tr key={one.withdrawal_id}>
                    <td>
                      {may(me, 'withdrawals.read', player.site_code) ? (
                        <Link to={to('/withdrawals', { status: one.status, open: one.withdrawal_id })}>
                          <Time at={one.created_at} timeZone={time_zone} />
                        </Link>
                      ) : (
                        <Time at={one.created_at} timeZone={time_zone} />
                      )}
                    </td>
                    <td>
                      {one.bank_name} {one.account_number_masked}
                    </td>
                    <td>
                      <WithdrawalState status={one.status} />
                    </td>
                    <td className={styles['end']}>
                      <Money amount={one.amount} currency={currency} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        )}
      </Section>
      <Section title={words('player.rounds')}>
        {rounds.length === 0 ? (
          <Nothing>{words('player.noRounds')}</Nothing>
        ) : (
          <Scroller label={words('player.rounds')}>
            <table className={styles['lines']}>
              <thead>
                <tr>
                  <th>{words('round.at')}</th>
                  <th>{words('round.game')}</th>
                  <th>{words('round.status')}</th>
                  <th className={styles['end']}>{words('round.stake')}</th>
                  <th className={styles['end']}>{words('round.payout')}</th>
                </tr>
              </thead>
              <tbody>
                {rounds.map((round) => (
                  <tr key={`${round.provider_code} ${round.round_id}`}>
                    <td>
                      <Time at={round.at} timeZone={time_zone} />
                    </td>
                    <td>
                      {round.game_code} <span className={styles['quiet']}>{round.provider_code}</span>
                    </td>
                    <td className={clsx(round.status === 'settled' && styles['quiet'])}>
                      {words.find(`roundStatus.${round.status}`, round.status)}
                    </td>
                    <td className={styles['end']}>
                      <Money amount={round.stake} currency={currency} />
                    </td>
                    <td className={styles['end']}>
                      <Money amount={round.payout} currency={currency} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroller>
        )}
      </Section>
      <Section title={words('player.changes')}>
        {status_changes.length === 0 ? (
          <Nothing>{words('player.noChanges')}</Nothing>
        ) : (
          <ul className={styles['rows']}>
            {status_changes.map((change) => (
              <li key={change.at}>
                <span>
                  {words.find(`playerStatus.${change.from_status}`, change.from_status)} →{' '}
                  {words.find(`playerStatus.${change.to_status}`, change.to_status)}
                  {change.reason !== '' && <span className={styles['quiet']}> · {change.reason}</span>}
                </span>
                <span className={styles['quiet']}>
                  {change.changed_by} · <Time at={change.at} timeZone={time_zone} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

/** A table that may be wider than its place, and is then scrolled by keyboard too. */
function Scroller({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['wrap']} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
