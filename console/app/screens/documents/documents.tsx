import { documentStates } from './kinds.ts';
import type { documentsList } from '@marquee/contract/operate/documents/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { FileCheck2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { FilterSelect } from '../../forms/filter.tsx';
import { siteOf, useMe, type Me } from '../../session/me.ts';
import { useSiteChoice } from '../../session/site-choice.ts';
import { Screen } from '../../shell/screen.tsx';
import { useAddressState } from '../../table/address-state.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { useWords, type Words } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';
import { DocumentPanel } from './document-panel.tsx';
import { DocumentState } from './document-state.tsx';
import { DocumentRulesButton } from './rules.tsx';

export type ReviewedDocument = OperationAnswer<typeof documentsList>['value'][number];

function columnsOf(words: Words, me: Me): readonly Column<ReviewedDocument>[] {
  return [
    {
      id: 'account',
      title: words('player.account'),
      width: 'minmax(9rem, 1.4fr)',
      lead: true,
      phone: 'first',
      order: ({ account_id }) => account_id,
      cell: ({ account_id }) => account_id,
    },
    {
      id: 'kind',
      title: words('document.kind'),
      width: 'minmax(9rem, 1.2fr)',
      phone: 'second',
      order: ({ kind }) => kind,
      cell: ({ kind }) => words(`documentKind.${kind}`),
    },
    {
      id: 'state',
      title: words('withdrawal.status'),
      width: '9rem',
      phone: 'firstEnd',
      order: ({ state }) => state,
      cell: (document) => <DocumentState document={document} />,
    },
    {
      id: 'sent',
      title: words('document.sent'),
      width: '12.5rem',
      phone: 'secondEnd',
      order: ({ created_at }) => created_at,
      cell: ({ created_at, site_code }) => (
        <Time at={created_at} timeZone={siteOf(me, site_code).time_zone} />
      ),
    },
    {
      id: 'site',
      title: words('sites.site'),
      width: 'minmax(6.5rem, 1fr)',
      order: ({ site_code }) => siteOf(me, site_code).site_name,
      cell: ({ site_code }) => siteOf(me, site_code).site_name,
    },
    {
      id: 'decided',
      title: words('approval.decidedBy'),
      width: 'minmax(8rem, 1fr)',
      cell: ({ decided_by }) => decided_by ?? '–',
    },
  ];
}

/** The documents that players sent: one beside the list, to be looked at and decided. */
export default function Documents(): ReactNode {
  const words = useWords();
  const me = useMe();
  const site_code = useSiteChoice();
  const [stateText, setState] = useAddressState('state');
  const [open, setOpen] = useAddressState('open');
  const state =
    stateText === 'all' ? undefined : (documentStates.find((one) => one === stateText) ?? 'waiting');
  const list = useCursorList(
    [endpoints.documentsList.path, state, site_code],
    (cursor, signal) =>
      operateOrThrow(endpoints.documentsList, { cursor, state, site_code, limit: 50 }, { signal }),
    { every_ms: 20_000 },
  );
  const columns = useMemo(() => columnsOf(words, me), [words, me]);
  const opened = list.rows?.find(({ document_id }) => document_id === open);
  return (
    <Screen title={words('area.documents')} actions={<DocumentRulesButton />}>
      <div className={styles['beside']}>
        <DataTable
          name="documents"
          label={words('area.documents')}
          columns={columns}
          state={list}
          rowId={({ document_id }) => document_id}
          openId={open}
          onOpen={({ document_id }) => setOpen(document_id === open ? '' : document_id)}
          filters={
            <FilterSelect
              label={words('withdrawal.status')}
              value={stateText === 'waiting' ? '' : stateText}
              onValue={setState}
              options={[
                { value: '', label: words('documentState.waiting') },
                { value: 'approved', label: words('documentState.approved') },
                { value: 'refused', label: words('documentState.refused') },
                { value: 'all', label: words('approvals.all') },
              ]}
            />
          }
          empty={
            <EmptyState
              picture={<FileCheck2 size={36} aria-hidden="true" />}
              title={state === 'waiting' ? words('documents.noneWaiting') : words('documents.none')}
              text={words('documents.noneText')}
            />
          }
        />
        {opened && <DocumentPanel key={opened.document_id} document={opened} onClose={() => setOpen('')} />}
      </div>
    </Screen>
  );
}
