import type { betHistory } from '@marquee/contract/api/history/bets.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import type { Words } from '../../words/use-words.ts';
import type { HistoryShape } from './history-shape.ts';
import styles from './history.module.css';

export type Bet = AnswerOf<typeof betHistory>['value'][number];

const tones = { open: 'warning', settled: 'neutral', rolled_back: 'negative' } as const;

/** What the list of rounds tells of each; `onLook` opens one. */
export function betShape(t: Words, onLook: (bet: Bet) => void): HistoryShape<Bet> {
  return {
    titleHeader: t('bets.game'),
    entryOf: (row) => ({
      key: `${row.provider_code} ${row.round_id}`,
      at: row.at,
      picture: (
        <img
          className={styles['poster']}
          crossOrigin="anonymous"
          src={row.game_image}
          alt=""
          width={36}
          height={48}
          loading="lazy"
        />
      ),
      title: t.game(row),
      text: null,
    }),
    columns: [
      {
        key: 'stake',
        header: t('bets.stake'),
        role: 'fact',
        align: 'end',
        cell: (row) => <Money amount={row.stake} currency={row.currency} />,
      },
      {
        key: 'payout',
        header: t('bets.payout'),
        role: 'fact',
        align: 'end',
        cell: (row) => <Money amount={row.payout} currency={row.currency} />,
      },
      {
        key: 'result',
        header: t('bets.result'),
        role: 'figure',
        align: 'end',
        cell: (row) => <Money amount={row.result} currency={row.currency} signed />,
      },
      {
        key: 'status',
        header: t('bets.status'),
        role: 'status',
        cell: (row) => <Badge tone={tones[row.status]}>{t(`bets.status.${row.status}`)}</Badge>,
      },
      {
        key: 'round',
        header: t('bets.round'),
        role: 'action',
        align: 'end',
        cell: (row) => (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('bets.lookAt', { game: t.game(row) })}
            onClick={() => onLook(row)}
          >
            {t('bets.details')}
          </Button>
        ),
      },
    ],
  };
}
