import { Money } from '@marquee/ui/data/money.tsx';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Nothing, Section } from '../../figures/facts.tsx';
import { Time } from '../../figures/time.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { WithdrawalState } from '../withdrawals/withdrawal-state.tsx';
import { Lines, type LineColumn } from './lines.tsx';
import type { Player } from './player.tsx';
import styles from './player.module.css';

/** In which currency and zone what a player did is shown. */
interface Shown {
  readonly currency: string;
  readonly time_zone: string;
}

function withdrawalColumns(
  words: Words,
  {
    currency,
    time_zone,
    addressOf,
  }: Shown & {
    /** Where one is decided; nothing for who may not see it there. */
    readonly addressOf: ((one: Player['withdrawals'][number]) => string) | undefined;
  },
): readonly LineColumn<Player['withdrawals'][number]>[] {
  return [
    {
      title: words('withdrawal.created'),
      cell: (one) =>
        addressOf ? (
          <Link to={addressOf(one)}>
            <Time at={one.created_at} timeZone={time_zone} />
          </Link>
        ) : (
          <Time at={one.created_at} timeZone={time_zone} />
        ),
    },
    {
      title: words('withdrawal.to'),
      cell: ({ bank_name, account_number_masked }) => `${bank_name} ${account_number_masked}`,
    },
    {
      title: words('withdrawal.status'),
      cell: ({ status }) => <WithdrawalState status={status} />,
    },
    {
      title: words('withdrawal.amount'),
      end: true,
      cell: ({ amount }) => <Money amount={amount} currency={currency} />,
    },
  ];
}

function roundColumns(
  words: Words,
  { currency, time_zone }: Shown,
): readonly LineColumn<Player['rounds'][number]>[] {
  return [
    { title: words('round.at'), cell: ({ at }) => <Time at={at} timeZone={time_zone} /> },
    {
      title: words('round.game'),
      cell: ({ game_name, provider_name }) => (
        <span>
          {game_name} <span className={styles['quiet']}>{provider_name}</span>
        </span>
      ),
    },
    {
      title: words('round.status'),
      cell: ({ status }) => (
        <span className={clsx(status === 'settled' && styles['quiet'])}>
          {words.find(`roundStatus.${status}`, status)}
        </span>
      ),
    },
    {
      title: words('round.stake'),
      end: true,
      cell: ({ stake }) => <Money amount={stake} currency={currency} />,
    },
    {
      title: words('round.payout'),
      end: true,
      cell: ({ payout }) => <Money amount={payout} currency={currency} />,
    },
  ];
}

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
        <Lines
          label={words('player.withdrawals')}
          state={{ rows: withdrawals, retry: () => undefined }}
          rowKey={({ withdrawal_id }) => withdrawal_id}
          empty={words('player.noWithdrawals')}
          columns={withdrawalColumns(words, {
            currency,
            time_zone,
            addressOf: may(me, 'withdrawals.read', player.site_code)
              ? ({ status, withdrawal_id }) => to('/withdrawals', { status, open: withdrawal_id })
              : undefined,
          })}
        />
      </Section>
      <Section title={words('player.rounds')}>
        <Lines
          label={words('player.rounds')}
          state={{ rows: rounds, retry: () => undefined }}
          rowKey={({ provider_code, round_id }) => `${provider_code} ${round_id}`}
          empty={words('player.noRounds')}
          columns={roundColumns(words, { currency, time_zone })}
        />
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
