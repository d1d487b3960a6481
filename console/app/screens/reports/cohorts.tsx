import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { useSiteChoice } from '../../session/site-choice.ts';
import { useAddressState } from '../../table/address-state.ts';
import { useWords } from '../../words/use-words.ts';
import { ExportButton } from './export-button.tsx';
import { ReportFrame } from './frame.tsx';
import styles from './reports.module.css';
import { formatMonth } from './span.ts';
import { useSpan } from './use-span.ts';

const kinds = ['first_deposit', 'registration'] as const;
const months = 12;
/** Five shades, from few of them to all. */
const shades = 5;

/** How many of the players who came in a month still play in the months after it. */
export default function CohortsReport(): ReactNode {
  const words = useWords();
  const site_code = useSiteChoice();
  const { asked } = useSpan();
  const [kindText, setKind] = useAddressState('kind');
  const kind = kinds.find((one) => one === kindText) ?? 'first_deposit';
  const { data, error, refetch } = useOperation(endpoints.reportsCohorts, { site_code, kind, months });
  const failure = failureText(words, error);
  const rows = data?.value.filter(({ players }) => players > 0);
  const most = Math.max(1, ...(rows ?? []).map(({ active }) => active.length));
  return (
    <ReportFrame kind="cohorts" actions={<ExportButton wish={{ ...asked, kind, report: 'cohorts' }} />}>
      <div className={styles['above']}>
        <p className={styles['note']}>{words('cohort.text')}</p>
        <div className={styles['bar']}>
          <FilterSelect
            label={words('cohort.kind')}
            value={kind}
            usual="first_deposit"
            onValue={setKind}
            options={kinds.map((value) => ({ value, label: words(`cohort.${value}`) }))}
          />
        </div>
      </div>
      {!data && failure !== undefined ? (
        <LoadFailure failure={failure} retry={() => void refetch()} />
      ) : rows === undefined ? (
        <div className={styles['above']} aria-busy="true">
          <Skeleton width="100%" height="12rem" />
        </div>
      ) : rows.length === 0 ? (
        <EmptyState title={words('cohort.none')} text={words('cohort.noneText')} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It is scrolled by keyboard.
        <section className={styles['wide']} tabIndex={0} aria-label={words('report.cohorts')}>
          <table className={styles['cohorts']}>
            <thead>
              <tr>
                <th scope="col">{words('cohort.month')}</th>
                <th scope="col">{words('figure.players')}</th>
                {Array.from({ length: most }, (_, later) => (
                  <th key={later} scope="col">
                    {words('cohort.later', { count: later })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ month, players, active }) => (
                <tr key={month}>
                  <th scope="row">{formatMonth(month, words.locale)}</th>
                  <td>{players}</td>
                  {Array.from({ length: most }, (_, later) => {
                    const count = active[later];
                    if (count === undefined) return <td key={later}>{'\u00A0'}</td>;
                    const share = count / players;
                    return (
                      <td
                        key={later}
                        data-shade={Math.min(shades, Math.ceil(share * shades))}
                        title={words('cohort.of', { count, players })}
                      >
                        {new Intl.NumberFormat(words.locale, {
                          style: 'percent',
                          maximumFractionDigits: 0,
                        }).format(share)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </ReportFrame>
  );
}
