import type { gamesRtp } from '@marquee/contract/operate/games/rtp.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { Money } from '@marquee/ui/data/money.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Scale } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Sign, State, type Tone } from '../../figures/state.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { phone, useMedia } from '../../style/use-media.ts';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from './games.module.css';

type Row = OperationAnswer<typeof gamesRtp>['value'][number];
const periods = [1, 7, 30, 90] as const;
const verdicts = ['below', 'above', 'within', 'too_few', 'no_theory'] as const;
const tones: Readonly<Record<Row['verdict'], Tone>> = {
  within: 'positive',
  above: 'negative',
  below: 'negative',
  too_few: 'neutral',
  no_theory: 'neutral',
};

function columnsOf(words: Words, onPhone: boolean): readonly Column<Row>[] {
  const percent = (value: number): string =>
    `${new Intl.NumberFormat(words.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)} %`;
  const count = new Intl.NumberFormat(words.locale);
  return [
    {
      id: 'game',
      title: words('games.game'),
      width: 'minmax(10rem, 1.6fr)',
      lead: true,
      phone: 'first',
      order: ({ game_name }) => game_name,
      cell: ({ game_name }) => game_name,
    },
    {
      id: 'verdict',
      title: words('rtp.verdict'),
      width: 'minmax(9.5rem, 1fr)',
      phone: 'firstEnd',
      order: ({ verdict }) => verdicts.indexOf(verdict),
      cell: ({ verdict }) =>
        verdict === 'above' || verdict === 'below' ? (
          <Sign tone="negative">{words(`rtpVerdict.${verdict}`)}</Sign>
        ) : (
          <State tone={tones[verdict]}>{words(`rtpVerdict.${verdict}`)}</State>
        ),
    },
    {
      id: 'actual',
      title: words('rtp.actual'),
      width: '6.5rem',
      align: 'end',
      phone: 'secondEnd',
      order: ({ actual }) => actual,
      cell: ({ actual }) => <span className={styles['percent']}>{percent(actual)}</span>,
    },
    {
      id: 'theoretical',
      title: words('rtp.theoretical'),
      width: '7rem',
      align: 'end',
      order: ({ theoretical }) => theoretical ?? 0,
      cell: ({ theoretical }) => (theoretical === null ? '–' : percent(theoretical)),
    },
    {
      id: 'band',
      title: words('rtp.band'),
      width: 'minmax(11rem, 1fr)',
      align: 'end',
      cell: ({ band }) => (band === null ? '–' : `${percent(band.low)} – ${percent(band.high)}`),
    },
    {
      id: 'rounds',
      title: words('rtp.rounds'),
      width: '7rem',
      // On a phone it stands at the beginning of a line.
      ...(onPhone ? {} : { align: 'end' as const }),
      phone: 'second',
      order: ({ rounds }) => rounds,
      cell: ({ rounds }) => words('rtp.roundCount', { count: rounds, shown: count.format(rounds) }),
    },
    {
      id: 'stake',
      title: words('rtp.stake'),
      width: '9rem',
      align: 'end',
      order: ({ stake }) => toMinor(stake),
      cell: ({ stake, currency }) => <Money amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      title: words('rtp.payout'),
      width: '9rem',
      align: 'end',
      order: ({ payout }) => toMinor(payout),
      cell: ({ payout, currency }) => <Money amount={payout} currency={currency} />,
    },
    {
      id: 'spread',
      title: words('rtp.spread'),
      width: '9rem',
      optional: true,
      cell: ({ spread }) => (spread === null ? '–' : words(`rtpSpread.${spread}`)),
    },
  ];
}

/** What games really returned to players, and whether chance explains that it is not what they should return. */
export default function Rtp(): ReactNode {
  const words = useWords();
  const site_code = useSiteChoice();
  const onPhone = useMedia(phone);
  const [daysText, setDays] = useAddressState('days');
  const [verdictText, setVerdict] = useAddressState('verdict');
  const [provider, setProvider] = useAddressState('provider');
  const days = periods.find((one) => String(one) === daysText) ?? 30;
  const found = useOperation(endpoints.gamesRtp, {
    site_code,
    days,
    provider_code: provider === '' ? undefined : provider,
  });
  const columns = useMemo(() => columnsOf(words, onPhone), [words, onPhone]);
  const rows = found.data?.value.filter(({ verdict }) => verdictText === '' || verdict === verdictText);
  const state = {
    rows,
    failure: failureText(words, found.error),
    retry: () => void found.refetch(),
  };
  return (
    <Screen title={words('area.rtp')}>
      <details className={styles['formula']}>
        <summary>{words('rtp.howTitle')}</summary>
        <p>{words('rtp.how')}</p>
        <p>{words('rtp.howSpread')}</p>
        <p>{words('rtp.howFew')}</p>
      </details>
      <DataTable
        name="rtp"
        label={words('area.rtp')}
        columns={columns}
        state={state}
        rowId={({ provider_code, game_code, currency }) => `${provider_code}/${game_code} ${currency}`}
        filters={
          <>
            <FilterSelect
              label={words('rtp.period')}
              value={String(days)}
              onValue={(value) => setDays(value === '30' ? '' : value)}
              options={periods.map((count) => ({
                value: String(count),
                label: words('rtp.days', { count }),
              }))}
            />
            <FilterSelect
              label={words('rtp.verdict')}
              value={verdictText}
              onValue={setVerdict}
              options={[
                { value: '', label: words('rtp.anyVerdict') },
                ...verdicts.map((value) => ({ value, label: words(`rtpVerdict.${value}`) })),
              ]}
            />
            {provider !== '' && (
              <FilterSelect
                label={words('games.provider')}
                value={provider}
                onValue={setProvider}
                options={[
                  { value: '', label: words('games.anyProvider') },
                  { value: provider, label: provider },
                ]}
              />
            )}
          </>
        }
        empty={
          <EmptyState
            picture={<Scale size={36} aria-hidden="true" />}
            title={words('rtp.none')}
            text={words('rtp.noneText')}
          />
        }
      />
    </Screen>
  );
}
