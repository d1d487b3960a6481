import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation } from '../../api/use-operation.ts';
import { State } from '../../figures/state.tsx';
import { FilterSelect, FilterText } from '../../forms/filter.tsx';
import { may, useMe } from '../../session/me.ts';
import { useSiteChoice, useTo } from '../../session/site-choice.ts';
import { useCurrentInSight } from '../../shell/current-in-sight.ts';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { kinds, type Kind } from './kinds.ts';
import styles from './reports.module.css';
import { presetDays, presets } from './span.ts';
import { useSpan } from './use-span.ts';

const tabsOfAll = kinds.filter((kind) => kind !== 'entries' && kind !== 'reconciliation');

/** What every report has around it: the other reports, whether figures agree with the ledger, and what can be done with it. */
export function ReportFrame({
  kind,
  actions,
  children,
}: {
  kind: Kind;
  actions?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  const to = useTo();
  const [parameters] = useSearchParams();
  const list = useCurrentInSight(kind);
  // The days and the currency are kept from one report to the next.
  const kept = Object.fromEntries(
    ['from', 'to', 'currency'].flatMap((name) => {
      const value = parameters.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const parent = kind === 'entries' ? 'days' : kind;
  const mayExport = may(useMe(), 'reports.export');
  const tabs = tabsOfAll.filter((tab) => tab !== 'scheduled' || mayExport);
  // Its chart or table has the name of the report alone.
  const label = `${words(`report.${kind}`)} · ${words('area.reports')}`;
  return (
    <Screen title={words('area.reports')} aside={<Standing />} actions={actions}>
      <nav ref={list} className={styles['tabs']} aria-label={words('area.reports')}>
        {tabs.map((tab) => (
          <Link
            key={tab}
            to={to('/reports', { ...kept, report: tab })}
            className={styles['tab']}
            aria-current={tab === parent ? 'page' : undefined}
          >
            {words(`report.${tab}`)}
          </Link>
        ))}
      </nav>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled by keyboard. */}
      <section className={styles['report']} tabIndex={0} aria-label={label}>
        {children}
      </section>
    </Screen>
  );
}

/** Whether the figures are complete and were what the ledger says, and the way to where they were not. */
function Standing(): ReactNode {
  const words = useWords();
  const to = useTo();
  const site_code = useSiteChoice();
  const { data, error } = useOperation(endpoints.reportsReconciliation, { site_code }, { every_ms: 60_000 });
  if (!data) return error && <State tone="warning">{words('reconciled.unknown')}</State>;
  const isAgreed = data.state === 'current' && data.reconciled_at !== null;
  const tone =
    data.differences > 0
      ? 'negative'
      : isAgreed
        ? 'positive'
        : data.state === 'current'
          ? 'neutral'
          : 'warning';
  const text =
    data.differences > 0
      ? words('reconciled.differs', { count: data.differences })
      : data.state !== 'current'
        ? words(`reconciled.${data.state}`)
        : data.reconciled_at === null
          ? words('reconciled.never')
          : words('reconciled.agrees');
  return (
    <Link to={to('/reports', { report: 'reconciliation' })} className={styles['standing']} data-tone={tone}>
      <State tone={tone}>{text}</State>
    </Link>
  );
}

/** The days and the currency that a report is of. */
export function SpanFilters({
  currency,
  currencies,
}: {
  currency: string | null | undefined;
  currencies: readonly string[] | undefined;
}): ReactNode {
  const words = useWords();
  const { from, to, today } = useSpan();
  const [, setParameters] = useSearchParams();
  const [ownDays, setOwnDays] = useState(false);
  const named = presets.find((preset) => {
    const days = presetDays(preset, today);
    return days.from === from && days.to === to;
  });
  const set = (changes: Readonly<Record<string, string>>): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <FilterSelect
        label={words('report.days.choose')}
        value={ownDays ? 'own' : (named ?? 'own')}
        usual="days30"
        onValue={(value) => {
          const preset = presets.find((one) => one === value);
          setOwnDays(!preset);
          if (preset) set({ ...presetDays(preset, today) });
        }}
        options={[
          ...presets.map((value) => ({ value, label: words(`preset.${value}`) })),
          { value: 'own', label: words('preset.own') },
        ]}
      />
      <span className={styles['dates']} data-own={ownDays || named === undefined || undefined}>
        <FilterText
          type="date"
          label={words('report.from')}
          value={from}
          usual={from}
          onValue={(value) => value !== '' && set({ from: value, ...(value > to ? { to: value } : {}) })}
        />
        <FilterText
          type="date"
          label={words('report.to')}
          value={to}
          usual={to}
          onValue={(value) => value !== '' && set({ to: value, ...(value < from ? { from: value } : {}) })}
        />
      </span>
      {currencies && currencies.length > 1 && (
        <FilterSelect
          label={words('report.currency')}
          value={currency ?? ''}
          usual={currencies[0]}
          onValue={(value) => set({ currency: value })}
          options={currencies.map((value) => ({ value, label: value }))}
        />
      )}
    </>
  );
}
