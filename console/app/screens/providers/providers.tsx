import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Plug, Plus } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { failureText } from '../../api/refusal-words.ts';
import { useOperation } from '../../api/use-operation.ts';
import { mayEverywhere, useMe } from '../../session/me.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords } from '../../words/use-words.ts';
import games from '../games/games.module.css';
import { columnsOf } from './columns.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { WaitingConnections } from './connection-facts.tsx';
import { ProviderPanel } from './provider-panel.tsx';

/** Providers of games: how they stand, and how their calls went in the last day. */
export default function Providers(): ReactNode {
  const words = useWords();
  const me = useMe();
  const [connects, setConnects] = useState(false);
  const [open, setOpen] = useAddressState('open');
  const found = useOperation(endpoints.providersList, {}, { every_ms: 20_000 });
  const columns = useMemo(() => columnsOf(words), [words]);
  const state = {
    rows: found.data?.value,
    failure: failureText(words, found.error),
    retry: () => void found.refetch(),
  };
  return (
    <Screen
      title={words('area.providers')}
      actions={
        mayEverywhere(me, 'games.update') && (
          <Button
            variant="primary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setConnects(true)}
          >
            {words('providers.connection.do')}
          </Button>
        )
      }
    >
      <WaitingConnections />
      <div className={games['beside']}>
        <DataTable
          name="providers"
          label={words('area.providers')}
          columns={columns}
          state={state}
          rowId={({ provider_code }) => provider_code}
          openId={open}
          onOpen={({ provider_code }) => setOpen(provider_code === open ? '' : provider_code)}
          filters={<span className={games['total']}>{words('providers.lastDay')}</span>}
          empty={
            <EmptyState
              picture={<Plug size={36} aria-hidden="true" />}
              title={words('providers.none')}
              text={words('providers.noneText')}
            />
          }
        />
        {open !== '' && <ProviderPanel key={open} code={open} onClose={() => setOpen('')} />}
      </div>
      {connects && <ConnectionDialog detail={undefined} onClose={() => setConnects(false)} />}
    </Screen>
  );
}
