import type { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useMutation, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey, usePlayerQuery } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useShell } from '../../shell/shell-context.ts';
import { inboxKey } from '../engagement/waiting.ts';
import { pageSize } from '../history/list-filters.ts';

type Inbox = AnswerOf<typeof getInbox>;
export type Message = Inbox['value'][number];

export const inboxFilters = ['all', 'unread', 'claimable'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

/** One page of the player's messages. */
export function useInbox(filter: InboxFilter, page: number): UseQueryResult<Inbox> {
  const { language } = useShell();
  return usePlayerQuery<Inbox>(
    [...inboxKey, 'list', language, filter, page],
    (player, signal) =>
      callOrThrow(endpoints.getInbox, { ...player, language, filter, page, page_size: pageSize }, { signal }),
    { keepPrevious: true },
  );
}

/** What is done with messages: read one, read all, remove one. */
export function useInboxActions(): {
  read: (message: Message) => void;
  readAll: () => void;
  remove: (message: Message) => void;
  busy: boolean;
} {
  const report = useReport();
  const player = usePlayerFields();
  const queries = useQueryClient();
  const key = (...rest: readonly unknown[]): readonly unknown[] =>
    playerKey(player?.account_id, ...inboxKey, ...rest);
  const onError = (error: unknown): void => void report(error, { as: 'toast' });
  const again = (): Promise<void> => queries.invalidateQueries({ queryKey: key() });

  const reading = useMutation({
    mutationFn: async ({ inbox_id }: Message) =>
      player ? callOrThrow(endpoints.readInbox, { ...player, inbox_id }) : undefined,
    // The lists are only marked: asked for again, the list of unread messages would take away what is being read.
    onSuccess: (answer, { inbox_id }) => {
      if (!answer) return;
      queries.setQueriesData<Inbox>({ queryKey: key('list') }, (before) =>
        before === undefined
          ? before
          : {
              ...before,
              unread: answer.unread,
              value: before.value.map((one) => (one.inbox_id === inbox_id ? { ...one, is_read: true } : one)),
            },
      );
      void queries.invalidateQueries({ queryKey: key('list'), refetchType: 'none' });
      void queries.invalidateQueries({ queryKey: key('count') });
    },
    onError,
  });
  const readingAll = useMutation({
    mutationFn: async () => (player ? callOrThrow(endpoints.readInbox, player) : undefined),
    onError,
    onSettled: again,
  });
  const removing = useMutation({
    mutationFn: async ({ inbox_id }: Message) =>
      player ? callOrThrow(endpoints.deleteInbox, { ...player, inbox_id }) : undefined,
    onError,
    onSettled: again,
  });
  return {
    read: reading.mutate,
    readAll: readingAll.mutate,
    remove: removing.mutate,
    busy: readingAll.isPending || removing.isPending,
  };
}
