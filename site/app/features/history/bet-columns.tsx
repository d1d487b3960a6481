import type { betHistory } from '@marquee/contract/api/history/bets.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import type { Column } from '@marquee/ui/data/data-table.tsx';
import { Money } from '@marquee/ui/data/money.tsx';
import type { LanguageCode } from '../../words/languages.ts';
import type { Words } from '../../words/use-words.ts';
import { formatMoment } from './moments.ts';
import styles from './history.module.css';

export type Bet = AnswerOf<typeof betHistory>['value'][number];

const tones = { open: 'warning', settled: 'neutral', rolled_back: 'negative' } as const;

/** The columns of the list of rounds; `onLook` opens one. */
export function betColumns(
  t: Words,
  language: LanguageCode,
  onLook: (bet: Bet) => void,
): readonly Column<Bet>[] {
  return [
    {
      key: 'game',
      header: t('bets.game'),
      lead: true,
      cell: (row) => (
        <span className={styles['lead']}>
          <img
            className={styles['poster']}
            crossOrigin="anonymous"
            src={row.game_image}
            alt=""
            width={36}
            height={48}
            loading="lazy"
          />
          <span>
            {t.game(row)}
            <span className={styles['sub']}>{formatMoment(row.at, language)}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'stake',
      header: t('bets.stake'),
      align: 'end',
      cell: (row) => <Money amount={row.stake} currency={row.currency} />,
    },
    {
      key: 'payout',
      header: t('bets.payout'),
      align: 'end',
      cell: (row) => <Money amount={row.payout} currency={row.currency} />,
    },
    {
      key: 'result',
      header: t('bets.result'),
      align: 'end',
      cell: (row) => <Money amount={row.result} currency={row.currency} signed />,
    },
    {
      key: 'status',
      header: t('bets.status'),
      cell: (row) => <Badge tone={tones[row.status]}>{t(`bets.status.${row.status}`)}</Badge>,
    },
    {
      key: 'round',
      header: t('bets.round'),
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
  ];
}
