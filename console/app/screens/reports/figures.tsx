import { fromMinor, toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import type { ReactNode } from 'react';
import type { Column } from '../../table/column.ts';
import type { MessageId } from '../../words/message-id.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from './reports.module.css';

const minorPerCent = 1_000n;

/** A figure of reports: how it is shown. What it is, is said in `figureText`. */
const figures = {
  bets: 'count',
  turnover: 'money',
  wins: 'money',
  ggr: 'money',
  hold_percent: 'percent',
  jackpot_cost: 'money',
  bonus_cost: 'money',
  bonus_granted: 'money',
  bonus_forfeited: 'money',
  bonus_converted: 'money',
  cash_rewards: 'money',
  ngr: 'money',
  ngr_per_player: 'average',
  active_players: 'count',
  players: 'count',
  days: 'count',
  registrations: 'count',
  deposits: 'money',
  deposit_count: 'count',
  first_deposits: 'money',
  first_deposit_count: 'count',
  deposit_fees: 'money',
  withdrawals: 'money',
  withdrawal_count: 'count',
  net_cash: 'money',
  adjustments: 'money',
  real: 'money',
  bonus: 'money',
  locked: 'money',
  jackpots: 'money',
  owed: 'money',
} as const;
export type Figure = keyof typeof figures;

/** Rows that have some of the figures. */
export type WithFigures<F extends Figure> = { readonly [name in F]: string | number | null };

export const nameOf = (figure: Figure): MessageId => `figure.${figure}`;

/** The value of a figure, as it is read. */
export function FigureValue({
  figure,
  value,
  currency,
}: {
  figure: Figure;
  value: string | number | null;
  currency: string | null | undefined;
}): ReactNode {
  const { locale } = useWords();
  if (value === null) return '–';
  if (figures[figure] === 'money') return <Money amount={String(value)} currency={currency ?? ''} />;
  if (figures[figure] === 'average')
    return <Money amount={roundedToCents(String(value))} currency={currency ?? ''} />;
  if (figures[figure] === 'percent') return `${value} %`;
  return new Intl.NumberFormat(locale).format(Number(value));
}

/** A column of a table for each figure. The first ones are on a phone too. */
export function figureColumns<F extends Figure, Row extends WithFigures<F>>(
  words: Words,
  shown: readonly F[],
  currency: string | null | undefined,
  more: { readonly optional?: readonly F[]; readonly phone?: readonly [F, F, F] } = {},
): readonly Column<Row>[] {
  const places = ['firstEnd', 'second', 'secondEnd'] as const;
  return shown.map((figure) => {
    const place = more.phone?.indexOf(figure) ?? -1;
    const isMoney = figures[figure] === 'money' || figures[figure] === 'average';
    return {
      id: figure,
      title: words(nameOf(figure)),
      width: isMoney ? 'minmax(7.5rem, 1fr)' : 'minmax(6.75rem, 0.7fr)',
      align: 'end',
      order: (row) => orderOf(row[figure], isMoney),
      ...(more.optional?.includes(figure) ? { optional: true as const } : {}),
      ...(place >= 0 && places[place] ? { phone: places[place] } : {}),
      cell: (row) => (
        <>
          {place > 0 && <span className={styles['onPhone']}>{words(nameOf(figure))} </span>}
          <FigureValue figure={figure} value={row[figure]} currency={currency} />
        </>
      ),
    };
  });
}

/** An average of money, as exact as money is read. The file of the report has all of its places. */
function roundedToCents(amount: string): string {
  const minor = toMinor(amount);
  const half = minor < 0n ? -minorPerCent / 2n : minorPerCent / 2n;
  return fromMinor(((minor + half) / minorPerCent) * minorPerCent);
}

function orderOf(value: string | number | null, isMoney: boolean): bigint | number {
  if (value === null) return Number.NEGATIVE_INFINITY;
  return isMoney ? toMinor(String(value)) : Number(value);
}

/** Figures of the whole, in a row. */
export function Totals<F extends Figure>({
  total,
  shown,
  currency,
}: {
  total: WithFigures<F>;
  shown: readonly F[];
  currency: string | null | undefined;
}): ReactNode {
  const words = useWords();
  return (
    <dl className={styles['totals']}>
      {shown.map((figure) => (
        <div key={figure}>
          <dt>{words(nameOf(figure))}</dt>
          <dd>
            <FigureValue figure={figure} value={total[figure]} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the figures of a report are, for who wants to know. */
export function Definitions({ shown }: { shown: readonly Figure[] }): ReactNode {
  const words = useWords();
  return (
    <details className={styles['definitions']}>
      <summary>{words('report.definitions')}</summary>
      <dl>
        {shown.map((figure) => (
          <div key={figure}>
            <dt>{words(nameOf(figure))}</dt>
            <dd>{words(`figureText.${figure}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
