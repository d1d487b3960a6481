import type { reportsToday } from '@marquee/contract/operate/reports/today.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney, fromMinor, toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { ArrowDown, ArrowUp, ChevronRight, CircleAlert } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Chart } from '../../figures/chart.tsx';
import { Nothing, Section } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { formatAge } from '../../figures/time.ts';
import { FilterSelect } from '../../forms/filter.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useSiteChoice, useTo } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import { useWords } from '../../words/use-words.ts';
import { changePercent } from './change.ts';
import styles from './today.module.css';

type Today = OperationAnswer<typeof reportsToday>;
type Figure = keyof Today['today']['whole'];

const every_ms = 20_000;
/** What is shown of the day, and the report that a figure leads to. */
const tiles: readonly { figure: Figure; report: string; isGood: boolean }[] = [
  { figure: 'turnover', report: 'games', isGood: true },
  { figure: 'ggr', report: 'games', isGood: true },
  { figure: 'ngr', report: 'days', isGood: true },
  { figure: 'active_players', report: 'players', isGood: true },
  { figure: 'deposits', report: 'payments', isGood: true },
  { figure: 'withdrawals', report: 'payments', isGood: false },
  { figure: 'registrations', report: 'days', isGood: true },
  { figure: 'first_deposit_count', report: 'payments', isGood: true },
];

/** How the day goes, against yesterday and a week ago up to the same hour, and what waits for an operator. */
export default function TodayScreen(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [currency, setCurrency] = useAddressState('currency');
  const asked = { site_code, currency: currency === '' ? undefined : currency };
  const { data, error, refetch, dataUpdatedAt } = useOperation(endpoints.reportsToday, asked, { every_ms });
  const failure = failureText(words, error);
  const zone = siteOf(me, site_code ?? me.sites[0]?.site_code ?? '').time_zone;
  const day = data && new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date(data.at));

  return (
    <Screen
      title={words('area.today')}
      scrolls
      aside={
        data && (
          <span className={styles['online']}>
            <span className={styles['dot']} aria-hidden="true" />
            {words('today.online', { count: data.online })}
          </span>
        )
      }
      actions={
        data && data.currencies.length > 1 ? (
          <FilterSelect
            label={words('report.currency')}
            value={data.currency ?? ''}
            usual={data.currencies[0]}
            onValue={setCurrency}
            options={data.currencies.map((value) => ({ value, label: value }))}
          />
        ) : undefined
      }
    >
      {!data && failure !== undefined ? (
        <LoadFailure failure={failure} retry={() => void refetch()} />
      ) : !data || day === undefined ? (
        <div className={styles['page']} aria-busy="true">
          <Skeleton width="100%" height="15rem" />
        </div>
      ) : (
        <div className={styles['page']}>
          <Alerts alerts={data.alerts} />
          <Queues data={data} now_ms={dataUpdatedAt} />
          <ul className={styles['tiles']}>
            {tiles.map((tile) => (
              <Tile key={tile.figure} {...tile} data={data} day={day} />
            ))}
          </ul>
          <Hours data={data} />
        </div>
      )}
    </Screen>
  );
}

function Value({ value, currency }: { value: string | number; currency: string | null }): ReactNode {
  const { locale } = useWords();
  return typeof value === 'number' ? (
    new Intl.NumberFormat(locale).format(value)
  ) : (
    <Money amount={value} currency={currency ?? ''} />
  );
}

function Tile({
  figure,
  report,
  isGood,
  data,
  day,
}: {
  figure: Figure;
  report: string;
  isGood: boolean;
  data: Today;
  day: string;
}): ReactNode {
  const words = useWords();
  const to = useTo();
  const until = data.today.until[figure];
  const weekday = new Intl.DateTimeFormat(words.locale, { timeZone: 'UTC', weekday: 'short' }).format(
    new Date(`${day}T00:00:00Z`),
  );
  const hour = `${String(data.hour).padStart(2, '0')}:00`;
  const address = to('/reports', {
    report,
    from: day,
    to: day,
    ...(data.currency === null ? {} : { currency: data.currency }),
  });
  return (
    <li className={styles['tile']}>
      <Link to={address} className={styles['name']}>
        {words(`figure.${figure}`)}
      </Link>
      <p className={styles['now']}>
        <Value value={data.today.whole[figure]} currency={data.currency} />
      </p>
      <dl className={styles['before']}>
        {/* The hour that is not over is in the figure above and in none of these, so that they compare. */}
        <div>
          <dt>{words('today.soFar', { hour })}</dt>
          <dd>
            <Value value={until} currency={data.currency} />
          </dd>
        </div>
        {(['yesterday', 'week_ago'] as const).map((when) => {
          const before = data[when].until[figure];
          return (
            <div key={when} title={words('today.untilHour', { hour })}>
              <dt>
                {when === 'yesterday' ? words('today.yesterday') : words('today.lastDay', { day: weekday })}
              </dt>
              <dd>
                <Value value={before} currency={data.currency} />
                <Change percent={changePercent(until, before)} isGood={isGood} />
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

function Change({ percent, isGood }: { percent: number | undefined; isGood: boolean }): ReactNode {
  const words = useWords();
  if (percent === undefined) return null;
  const size = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1 }).format(Math.abs(percent));
  const Icon = percent < 0 ? ArrowDown : ArrowUp;
  const tone = percent === 0 || !isGood ? 'even' : percent > 0 ? 'up' : 'down';
  return (
    <span className={styles['change']} data-tone={tone}>
      {percent !== 0 && <Icon size={12} aria-hidden="true" />}
      <span className="visually-hidden">{words(percent < 0 ? 'today.less' : 'today.more')} </span>
      {size} %
    </span>
  );
}

/** Turnover or GGR, added up hour by hour: the one line of today ends where the day has come to. */
function Hours({ data }: { data: Today }): ReactNode {
  const words = useWords();
  const [figure, setFigure] = useState<'turnover' | 'ggr'>('ggr');
  const [asTable, setAsTable] = useState(false);
  const { hours, hour, currency } = data;
  const lines = useMemo(
    () =>
      [0, 1, 2].map((index) => {
        let sum = 0n;
        return hours.map((one) => {
          sum += toMinor(one[figure][index] ?? '0');
          return sum;
        });
      }),
    [hours, figure],
  );
  const names = [words('today.today'), words('today.yesterday'), words('today.week_ago')];
  const places = useMemo(() => hours.map((one) => `${String(one.hour).padStart(2, '0')}:00`), [hours]);
  const series = useMemo(
    () =>
      lines.map((line, index) => ({
        name: [words('today.today'), words('today.yesterday'), words('today.week_ago')][index] ?? '',
        values: line.map((minor, at) => (index === 0 && at > hour ? null : Number(minor) / 100_000)),
        format: (at: number) => formatMoney(fromMinor(line[at] ?? 0n), currency ?? ''),
      })),
    [lines, words, hour, currency],
  );
  const title = words('today.byHour', { figure: words(`figure.${figure}`) });
  return (
    <Section
      title={title}
      action={
        <span className={styles['tools']}>
          <FilterSelect
            label={words('report.figure')}
            value={figure}
            usual="ggr"
            onValue={(value) => setFigure(value === 'turnover' ? 'turnover' : 'ggr')}
            options={(['ggr', 'turnover'] as const).map((value) => ({
              value,
              label: words(`figure.${value}`),
            }))}
          />
          <Button size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {words('chart.table')}
          </Button>
        </span>
      }
    >
      {asTable ? (
        <table className={styles['hours']}>
          <thead>
            <tr>
              <th scope="col">{words('today.hour')}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((one, at) => (
              <tr key={one.hour}>
                <th scope="row">{places[at]}</th>
                {lines.map((line, index) => (
                  <td key={names[index]}>
                    {index === 0 && at > hour ? (
                      '–'
                    ) : (
                      <Money amount={fromMinor(line[at] ?? 0n)} currency={currency ?? ''} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Chart label={title} places={places} series={series} height={220} />
      )}
    </Section>
  );
}

function Alerts({ alerts }: { alerts: Today['alerts'] }): ReactNode {
  const words = useWords();
  const to = useTo();
  if (alerts.length === 0) return null;
  const address = (kind: Today['alerts'][number]['kind']): string =>
    kind === 'overdue_withdrawals'
      ? to('/withdrawals')
      : kind === 'system'
        ? to('/system')
        : kind === 'gateway_difference'
          ? to('/reconciliation', { which: 'open' })
          : to('/reports', { report: 'reconciliation' });
  return (
    <ul className={styles['alerts']} aria-label={words('today.alerts')}>
      {alerts.map(({ kind, count }) => (
        <li key={kind} data-kind={kind}>
          <Link to={address(kind)}>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{words(`alert.${kind}`, { count })}</span>
            <ChevronRight size={16} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What waits, and since when; a queue that has a screen leads to it. */
function Queues({ data, now_ms }: { data: Today; now_ms: number }): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const addresses: Partial<Record<Today['queues'][number]['kind'], string>> = {
    ...(may(me, 'withdrawals.read') ? { withdrawals: to('/withdrawals') } : {}),
    ...(may(me, 'deposits.read') ? { deposits: to('/deposits') } : {}),
    ...(may(me, 'approvals.read') ? { approvals: to('/approvals') } : {}),
  };
  const waiting = data.queues.filter(({ kind, count }) => count > 0 || addresses[kind] !== undefined);
  return (
    <section aria-label={words('today.queues')}>
      {waiting.length === 0 ? (
        <Nothing>{words('today.nothingWaits')}</Nothing>
      ) : (
        <ul className={styles['queues']}>
          {waiting.map(({ kind, count, oldest_at }) => {
            const address = addresses[kind];
            const content = (
              <>
                <span className={styles['queue']}>{words(`queue.${kind}`)}</span>
                <span className={styles['count']}>{count}</span>
                <span className={styles['age']}>
                  {oldest_at === null
                    ? words('today.nothingWaits')
                    : words('today.oldest', { age: formatAge(oldest_at, now_ms, words.locale) })}
                </span>
              </>
            );
            return (
              <li key={kind}>
                {address === undefined ? (
                  <div className={styles['row']}>{content}</div>
                ) : (
                  <Link to={address} className={styles['row']}>
                    {content}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
