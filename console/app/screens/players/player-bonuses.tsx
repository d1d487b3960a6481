import type { playersBonuses } from '@marquee/contract/operate/players/bonuses.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { formatMoney } from '@marquee/ui/data/decimal.ts';
import type { ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { State, type Tone } from '../../figures/state.tsx';
import { Time } from '../../figures/time.tsx';
import { siteOf, useMe } from '../../session/me.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { useContentLanguage } from './content-language.ts';
import { Lines, type LineColumn } from './lines.tsx';
import type { Player } from './player.tsx';
import styles from './player.module.css';

const tones: Readonly<Record<string, Tone>> = {
  active: 'positive',
  queued: 'warning',
  awaiting_deposit: 'warning',
};

function columnsOf(
  words: Words,
  currency: string,
  time_zone: string,
): readonly LineColumn<OperationAnswer<typeof playersBonuses>['value'][number]>[] {
  return [
    { title: words('bonus.title'), cell: ({ title }) => title, wraps: true },
    {
      title: words('withdrawal.status'),
      cell: ({ status }) => (
        <State tone={tones[status] ?? 'neutral'}>{words.find(`bonusStatus.${status}`, status)}</State>
      ),
    },
    {
      title: words('bonus.amount'),
      end: true,
      cell: ({ amount, spins_total, spins_played }) =>
        spins_total > 0 ? (
          words('bonus.spins', { played: spins_played, total: spins_total })
        ) : (
          <Money amount={amount} currency={currency} />
        ),
    },
    {
      title: words('bonus.left'),
      end: true,
      cell: ({ balance }) => <Money amount={balance} currency={currency} />,
    },
    {
      title: words('bonus.wagered'),
      end: true,
      cell: ({ wagered, required, progress }) => (
        <>
          {formatMoney(wagered, currency)} / {formatMoney(required, currency)}{' '}
          <span className={styles['quiet']}>{Math.floor(progress)} %</span>
        </>
      ),
    },
    {
      title: words('bonus.claimed'),
      cell: ({ claimed_at }) => <Time at={claimed_at} timeZone={time_zone} />,
    },
    {
      title: words('bonus.ends'),
      cell: ({ expires_at, ended_at }) => {
        const at = ended_at ?? expires_at;
        return at ? <Time at={at} timeZone={time_zone} /> : '–';
      },
    },
  ];
}

/** The bonuses of a player, and how much of each was wagered. */
export function PlayerBonuses({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const language = useContentLanguage();
  const { time_zone } = siteOf(useMe(), player.site_code);
  const { player_id, currency } = player;
  const list = useCursorList([endpoints.playersBonuses.path, player_id, language], (cursor, signal) =>
    operateOrThrow(endpoints.playersBonuses, { player_id, cursor, language, limit: 50 }, { signal }),
  );
  return (
    <Lines
      label={words('player.tab.bonuses')}
      state={list}
      rowKey={({ bonus_id }) => bonus_id}
      empty={words('player.noBonuses')}
      columns={columnsOf(words, currency, time_zone)}
    />
  );
}
