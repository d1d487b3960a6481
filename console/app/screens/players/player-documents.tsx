import type { documentsList } from '@marquee/contract/operate/documents/list.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { operateOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useCursorList } from '../../api/use-operation.ts';
import { Time } from '../../figures/time.tsx';
import { siteOf, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useWords, type Words } from '../../words/use-words.ts';
import { DocumentState } from '../documents/document-state.tsx';
import { Lines, type LineColumn } from './lines.tsx';
import type { Player } from './player.tsx';

function columnsOf(
  words: Words,
  time_zone: string,
  to: (path: string, parameters: Readonly<Record<string, string>>) => string,
): readonly LineColumn<OperationAnswer<typeof documentsList>['value'][number]>[] {
  return [
    {
      title: words('document.kind'),
      cell: ({ kind, state, document_id }) => (
        <Link to={to('/documents', { state, open: document_id })}>{words(`documentKind.${kind}`)}</Link>
      ),
    },
    { title: words('withdrawal.status'), cell: (document) => <DocumentState document={document} /> },
    {
      title: words('document.sent'),
      cell: ({ created_at }) => <Time at={created_at} timeZone={time_zone} />,
    },
    { title: words('document.expires'), cell: ({ expires_on }) => expires_on ?? '–' },
    { title: words('approval.decidedBy'), cell: ({ decided_by }) => decided_by ?? '–' },
    { title: words('reason.label'), wraps: true, cell: ({ reason }) => (reason === '' ? '–' : reason) },
  ];
}

/** The documents that a player sent, each with the place where it is looked at and decided. */
export function PlayerDocuments({ player }: { player: Player }): ReactNode {
  const words = useWords();
  const to = useTo();
  const { time_zone } = siteOf(useMe(), player.site_code);
  const { player_id } = player;
  const list = useCursorList([endpoints.documentsList.path, player_id], (cursor, signal) =>
    operateOrThrow(endpoints.documentsList, { player_id, cursor, limit: 50 }, { signal }),
  );
  return (
    <Lines
      label={words('player.tab.documents')}
      state={list}
      rowKey={({ document_id }) => document_id}
      empty={words('documents.noneSent')}
      columns={columnsOf(words, time_zone, to)}
    />
  );
}
