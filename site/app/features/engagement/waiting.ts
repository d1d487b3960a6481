import type { missionList } from '@marquee/contract/api/mission/list.ts';
import type { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';

/** The keys of what the realtime events `inbox` and `mission` change: all questions that begin with them. */
export const inboxKey = ['inbox'] as const;
export const missionKey = ['mission'] as const;

/** A menu's entry may say how much waits behind it. */
export type WaitingIn = 'inbox' | 'missions';

/** How long the menus believe what they know, where no event says otherwise. */
const countsStay_ms = 60_000;

/** The missions of now, for their page and for the menus. */
export function useMissions(): UseQueryResult<AnswerOf<typeof missionList>> {
  const { language } = useShell();
  return usePlayerQuery(
    [...missionKey, language],
    (player, signal) => callOrThrow(endpoints.missionList, { ...player, language }, { signal }),
    { staleTime: countsStay_ms },
  );
}

/** How many messages are unread, or rewards wait in read ones; how many missions can be claimed. 0 until it is known. */
export function useWaiting(): Readonly<Record<WaitingIn, number>> & { readonly isKnown: boolean } {
  const inbox = usePlayerQuery<AnswerOf<typeof getInbox>>(
    [...inboxKey, 'count'],
    (player, signal) => callOrThrow(endpoints.getInbox, { ...player, page_size: 1 }, { signal }),
    { staleTime: countsStay_ms },
  );
  const missions = useMissions();
  return {
    inbox: inbox.data?.unread || inbox.data?.claimable || 0,
    missions: missions.data?.claimable ?? 0,
    isKnown: !inbox.isPending && !missions.isPending,
  };
}
