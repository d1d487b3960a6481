import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { providersList } from '@marquee/contract/operate/providers/list.ts';
import type { systemProviderHours } from '@marquee/contract/operate/system/provider_hours.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { Plug } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Chart } from '../../figures/chart.tsx';
import { Nothing, Section } from '../../figures/facts.tsx';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { useAddressState } from '../../table/address-state.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './system.module.css';

type Hours = OperationAnswer<typeof systemProviderHours>['value'];

const spans = [1, 3, 7] as const;

type Provider = OperationAnswer<typeof providersList>['value'][number];

/** The provider that is shown first: the one whose calls there is most to see of. */
function usualOf(providers: readonly Provider[]): Provider | undefined {
  const callsOf = ({ wallet, outward }: Provider): number => wallet.calls + outward.calls;
  return providers.toSorted((a, b) => callsOf(b) - callsOf(a))[0];
}

/** How fast the calls of a provider were and how many failed, hour by hour. */
export function ProviderHours(): ReactNode {
  const words = useWords();
  const me = useMe();
  const mayList = mayEverywhere(me, 'games.read');
  const [chosen, choose] = useAddressState('provider');
  const [direction, setDirection] = useAddressState('direction');
  const [days, setDays] = useAddressState('days');
  const providers = useOperation(endpoints.providersList, {}, { enabled: mayList });
  const code = chosen === '' ? (usualOf(providers.data?.value ?? [])?.provider_code ?? '') : chosen;
  const asked = {
    provider_code: code,
    direction: direction === 'provider' ? ('provider' as const) : ('wallet' as const),
    days: spans.find((one) => String(one) === days) ?? 1,
  };
  const found = useOperation(endpoints.systemProviderHours, asked, {
    enabled: code !== '',
    every_ms: 60_000,
  });
  const failure = failureText(words, found.error ?? (providers.data ? null : providers.error));
  if (!mayList) return <Nothing>{words('system.providersNeedGames')}</Nothing>;
  return (
    <div className={styles['page']}>
      <div className={styles['tools']}>
        {providers.data && (
          <FilterSelect
            label={words('games.provider')}
            value={code}
            usual={code}
            onValue={choose}
            options={providers.data.value.map(({ provider_code, provider_name }) => ({
              value: provider_code,
              label: provider_name,
            }))}
          />
        )}
        <FilterSelect
          label={words('system.direction')}
          value={direction}
          onValue={setDirection}
          options={[
            { value: '', label: words('providers.wallet') },
            { value: 'provider', label: words('providers.outward') },
          ]}
        />
        <FilterSelect
          label={words('system.span')}
          value={days}
          onValue={setDays}
          options={spans.map((count) => ({
            value: count === 1 ? '' : String(count),
            label: words('system.days', { count }),
          }))}
        />
      </div>
      {failure !== undefined && !found.data ? (
        <LoadFailure
          failure={failure}
          // Without the providers it is not known whose hours are asked for.
          retry={() => void (providers.data ? found : providers).refetch()}
        />
      ) : providers.data?.value.length === 0 ? (
        <EmptyState
          picture={<Plug size={36} aria-hidden="true" />}
          title={words('providers.none')}
          text={words('providers.noneText')}
        />
      ) : !found.data ? (
        <div aria-busy="true">
          <Skeleton width="100%" height="18rem" />
        </div>
      ) : found.data.value.every(({ calls }) => calls === 0) ? (
        <EmptyState
          picture={<Plug size={36} aria-hidden="true" />}
          title={words('system.noCalls')}
          text={words('system.noCallsText')}
        />
      ) : (
        <Figures hours={found.data.value} />
      )}
    </div>
  );
}

function Figures({ hours }: { hours: Hours }): ReactNode {
  const words = useWords();
  const [asTable, setAsTable] = useState(false);
  const { locale } = words;
  const places = useMemo(() => {
    const time = new Intl.DateTimeFormat(locale, {
      timeZone: 'UTC',
      weekday: hours.length > 24 ? 'short' : undefined,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    return hours.map(({ hour }) => time.format(new Date(hour)));
  }, [hours, locale]);
  const charts = useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
    const milliseconds = (value: number | null | undefined): string =>
      value === null || value === undefined ? '–' : words('providers.within', { limit: value });
    const rate = hours.map(({ calls, failures }) => (calls === 0 ? null : (failures / calls) * 100));
    return [
      {
        title: words('system.latency'),
        unit: words('system.inMilliseconds'),
        series: [
          {
            name: words('system.half'),
            values: hours.map(({ half_ms }) => half_ms),
            format: (at: number) => milliseconds(hours[at]?.half_ms),
          },
          {
            name: words('system.most'),
            values: hours.map(({ most_ms }) => most_ms),
            format: (at: number) => milliseconds(hours[at]?.most_ms),
          },
        ],
      },
      {
        title: words('system.failureRate'),
        unit: words('system.inPercent'),
        series: [
          {
            name: words('providers.failures'),
            values: rate,
            format: (at: number) => {
              const part = rate[at];
              return part === null || part === undefined ? '–' : `${percent.format(part)} %`;
            },
          },
        ],
      },
    ];
  }, [hours, locale, words]);
  const count = new Intl.NumberFormat(locale);
  if (!asTable) {
    return (
      <>
        <Summary hours={hours} places={places} />
        {charts.map(({ title, unit, series }, index) => (
          <Section
            key={title}
            title={`${title}, ${unit}`}
            action={index === 0 && <TableSwitch asTable={asTable} onSwitch={setAsTable} />}
          >
            <Chart label={title} places={places} series={series} height={200} />
          </Section>
        ))}
      </>
    );
  }
  return (
    <Section title={words('system.byHour')} action={<TableSwitch asTable={asTable} onSwitch={setAsTable} />}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled by keyboard. */}
      <section className={styles['scroll']} tabIndex={0} aria-label={words('system.byHour')}>
        <table className={styles['hours']}>
          <thead>
            <tr>
              <th scope="col">{words('system.hour')}</th>
              <th scope="col">{words('providers.calls')}</th>
              {charts.flatMap(({ series }) =>
                series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {hours.map(({ hour, calls }, at) => (
              <tr key={hour}>
                <th scope="row">{places[at]}</th>
                <td>{count.format(calls)}</td>
                {charts.flatMap(({ series }) =>
                  series.map(({ name, format }) => <td key={name}>{format(at)}</td>),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}

/** The whole of the span in figures, and the two hours to look at first. */
function Summary({ hours, places }: { hours: Hours; places: readonly string[] }): ReactNode {
  const words = useWords();
  const count = new Intl.NumberFormat(words.locale);
  const percent = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 });
  const calls = hours.reduce((sum, hour) => sum + hour.calls, 0);
  const failures = hours.reduce((sum, hour) => sum + hour.failures, 0);
  const rateOf = (hour: Hours[number]): number => (hour.calls === 0 ? 0 : (hour.failures / hour.calls) * 100);
  const worst = placeOfMost(hours, rateOf);
  const slowest = placeOfMost(hours, ({ most_ms }) => most_ms ?? 0);
  const worstHour = hours[worst];
  const slowestHour = hours[slowest];
  const figures: readonly (readonly [string, string, string])[] = [
    [words('providers.calls'), count.format(calls), ''],
    [words('providers.failures'), count.format(failures), `${percent.format((failures / calls) * 100)} %`],
    [
      words('system.worstHour'),
      worstHour && rateOf(worstHour) > 0 ? `${percent.format(rateOf(worstHour))} %` : '–',
      worstHour && rateOf(worstHour) > 0 ? words('system.at', { hour: places[worst] }) : '',
    ],
    [
      words('system.slowestHour'),
      slowestHour?.most_ms ? words('providers.within', { limit: slowestHour.most_ms }) : '–',
      slowestHour?.most_ms ? words('system.at', { hour: places[slowest] }) : '',
    ],
  ];
  return (
    <dl className={styles['summary']}>
      {figures.map(([name, value, more]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {more !== '' && <span>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a measure is greatest; the latest of several such hours. */
function placeOfMost(hours: Hours, measure: (hour: Hours[number]) => number): number {
  return hours.reduce((best, hour, at) => {
    const before = hours[best];
    return before === undefined || measure(hour) >= measure(before) ? at : best;
  }, 0);
}

function TableSwitch({
  asTable,
  onSwitch,
}: {
  asTable: boolean;
  onSwitch: (asTable: boolean) => void;
}): ReactNode {
  const words = useWords();
  return (
    <Button size="small" aria-pressed={asTable} onClick={() => onSwitch(!asTable)}>
      {words('chart.table')}
    </Button>
  );
}
