import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Plus, Trophy } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation } from '../../api/use-operation.ts';
import { FilterSelect } from '../../forms/filter.tsx';
import { may, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { Popover } from '../../shell/popover.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import { useWords } from '../../words/use-words.ts';
import { SiteList } from '../documents/site-list.tsx';
import { useOneSite } from '../sites/one-site.tsx';
import { columnsOf } from './columns.tsx';
import { builtKinds, isSingle, kinds, singleKinds, type SingleKind } from './reward.ts';
import links from '../withdrawals/withdrawals.module.css';
import styles from './rewards.module.css';
import { WeightsPanel } from './weights-panel.tsx';

/** VIP levels, missions, minigames, leaderboards and referral of a site, and what each gave in the last 30 days. */
export default function Rewards(): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const site = useOneSite('rewards.read') ?? '';
  const [kind, setKind] = useAddressState('kind');
  const [weights, setWeights] = useAddressState('weights');
  const found = useOperation(
    endpoints.rewardsList,
    { site_code: site },
    { enabled: site !== '', every_ms: 60_000 },
  );
  const currency = found.data?.currency ?? '';
  const columns = useMemo(() => columnsOf(words, currency), [words, currency]);
  const rows = found.data?.value.filter((row) => kind === '' || row.kind === kind);
  const only = builtKinds.find((one) => one === kind);
  // Of what a site has once, only what it does not have yet can be built.
  const missing = (['vip', 'tokens', 'referral'] as const).filter(
    (one) => found.data?.value.every((row) => row.kind !== one) === true && (kind === '' || kind === one),
  );
  function build(one: (typeof builtKinds)[number] | SingleKind): void {
    void navigate(to(`/rewards/${one}/${isSingle(one) ? singleKinds[one] : 'new'}`, { site }));
  }
  return (
    <Screen
      title={words('area.rewards')}
      actions={
        <>
          {site !== '' && (
            <Button onClick={() => setWeights(weights === '' ? 'open' : '')}>{words('weights.title')}</Button>
          )}
          {may(me, 'rewards.update', site) &&
            (kind === '' || only !== undefined || missing.length > 0) &&
            (only === undefined ? (
              <Popover
                className={styles['new']}
                align="end"
                trigger={
                  <>
                    <Plus size={16} aria-hidden="true" />
                    {words('reward.new')}
                  </>
                }
              >
                {(close) => (
                  <ul className={styles['kinds']}>
                    {[...(kind === '' ? builtKinds : []), ...missing].map((one) => (
                      <li key={one}>
                        <button
                          type="button"
                          onClick={() => {
                            close();
                            build(one);
                          }}
                        >
                          {words(`reward.kind.${one}`)}
                        </button>
                      </li>
                    ))}
                  </ul>
                )}
              </Popover>
            ) : (
              <Button
                variant="primary"
                icon={<Plus size={16} aria-hidden="true" />}
                onClick={() => build(only)}
              >
                {words(`reward.new.${only}`)}
              </Button>
            ))}
        </>
      }
    >
      <div className={links['beside']}>
        <SiteList
          name="rewards"
          label={words('area.rewards')}
          permission="rewards.read"
          columns={columns}
          found={{ rows, error: found.error, refetch: found.refetch }}
          rowId={(row) => `${row.kind}:${row.code}`}
          onOpen={(row) => void navigate(to(`/rewards/${row.kind}/${row.code}`, { site }))}
          beside={weights !== '' && site !== ''}
          filters={
            <FilterSelect
              label={words('promo.kind')}
              value={kind}
              onValue={setKind}
              options={[
                { value: '', label: words('approvals.all') },
                ...kinds.map((value) => ({ value, label: words(`reward.kind.${value}`) })),
              ]}
            />
          }
          empty={
            <EmptyState
              picture={<Trophy size={36} aria-hidden="true" />}
              title={words('reward.none')}
              text={words('reward.noneText')}
            />
          }
        />
        {weights !== '' && site !== '' && (
          <WeightsPanel
            key={site}
            site={site}
            mayChange={may(me, 'rewards.update', site)}
            onClose={() => setWeights('')}
          />
        )}
      </div>
    </Screen>
  );
}
