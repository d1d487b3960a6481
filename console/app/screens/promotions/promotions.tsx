import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Gift, Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endpoints } from '../../api/endpoints.ts';
import { useOperation } from '../../api/use-operation.ts';
import { may, siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useWords } from '../../words/use-words.ts';
import { SiteList } from '../documents/site-list.tsx';
import { useOneSite } from '../sites/one-site.tsx';
import { columnsOf } from './columns.tsx';

/** The promotions of a site, and what each has cost so far. */
export default function Promotions(): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  const navigate = useNavigate();
  const site = useOneSite('promotions.read') ?? '';
  const found = useOperation(
    endpoints.promotionsList,
    { site_code: site },
    { enabled: site !== '', every_ms: 60_000 },
  );
  const timeZone = siteOf(me, site).time_zone;
  const columns = useMemo(() => columnsOf(words, timeZone), [words, timeZone]);
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
      <SiteList
        name="promotions"
        label={words('area.promotions')}
        permission="promotions.read"
        columns={columns}
        found={{ rows: found.data?.value, error: found.error, refetch: found.refetch }}
        rowId={({ code }) => code}
        onOpen={({ code }) => void navigate(to(`/promotions/${code}`, { site }))}
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
