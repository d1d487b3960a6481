import { lazy, Suspense, type ReactNode } from 'react';
import { useAddressState } from '../../table/address-state.ts';
import { kinds } from './kinds.ts';

const CohortsReport = lazy(() => import('./cohorts.tsx'));
const DaysReport = lazy(() => import('./days.tsx'));
const EntriesReport = lazy(() => import('./entries.tsx'));
const GamesReport = lazy(() => import('./games.tsx'));
const PlayersReport = lazy(() => import('./players.tsx'));
const ReconciliationReport = lazy(() => import('./reconciliation.tsx'));
const ScheduledReports = lazy(() => import('./scheduled.tsx'));
const SegmentsReport = lazy(() => import('./segments.tsx'));

/** The report that the address names. */
export default function Reports(): ReactNode {
  const [name] = useAddressState('report');
  const kind = kinds.find((one) => one === name) ?? 'days';
  return <Suspense>{reportOf(kind)}</Suspense>;
}

function reportOf(kind: (typeof kinds)[number]): ReactNode {
  if (kind === 'games') return <GamesReport />;
  if (kind === 'players') return <PlayersReport />;
  if (kind === 'segments') return <SegmentsReport />;
  if (kind === 'cohorts') return <CohortsReport />;
  if (kind === 'scheduled') return <ScheduledReports />;
  if (kind === 'entries') return <EntriesReport />;
  if (kind === 'reconciliation') return <ReconciliationReport />;
  // Another table has other columns, so it is another one.
  return <DaysReport key={kind} kind={kind} />;
}
