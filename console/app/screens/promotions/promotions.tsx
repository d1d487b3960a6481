import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Gift, Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { FilterSelect } from '../../forms/filter.tsx';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { OneSite, useOneSite } from '../sites/one-site.tsx';
import { columnsOf } from './columns.tsx';
import type { ListedPromotion } from './promotion.ts';

const states = [
  'draft',
  'upcoming',
  'running',
  'ended',
  'stopped',
] as const satisfies readonly ListedPromotion['state'][];

/** The promotions of a site, and what each has cost so far. */
export default function Promotions(): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const site = useOneSite('promotions.read') ?? '';
  const [state, setState] = useAddressState('state');
  const found = useOperation(
    endpoints.promotionsList,
    { site_code: site },
    { enabled: site !== '', every_ms: 60_000 },
  );
  const timeZone = siteOf(me, site).time_zone;
  const columns = useMemo(() => columnsOf(words, timeZone), [words, timeZone]);
  const rows = found.data?.value.filter((row) => state === '' || row.state === state);
  return (
    <Screen
      title={words('area.promotions')}
      actions={
        may(me, 'promotions.update', site) && (
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => void navigate(to('/promotions/new', { site }))}
          >
            {words('promo.new')}
          </Button>
        )
      }
    >
      <DataTable
        name="promotions"
        label={words('area.promotions')}
        columns={columns}
        state={{
          rows,
          failure: found.data ? undefined : failureText(words, found.error),
          retry: () => void found.refetch(),
        }}
        rowId={({ code }) => code}
        onOpen={({ code }) => void navigate(to(`/promotions/${code}`, { site }))}
        filters={
          <>
            <OneSite permission="promotions.read" />
            <FilterSelect
              label={words('withdrawal.status')}
              value={state}
              onValue={setState}
              options={[
                { value: '', label: words('approvals.all') },
                ...states.map((value) => ({ value, label: words(`promo.state.${value}`) })),
              ]}
            />
          </>
        }
        empty={
          <EmptyState
            picture={<Gift size={36} aria-hidden="true" />}
            title={words('promo.none')}
            text={words('promo.noneText')}
          />
        }
      />
    </Screen>
  );
}
