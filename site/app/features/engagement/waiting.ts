import type { missionList } from '@marquee/contract/api/mission/list.ts';
import type { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerQuery } from '../../session/player-query.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useSpinWheel } from '../minigames/mini-game-queries.ts';
import { useEligibility } from '../promotions/bonus-queries.ts';

/** The keys of what the realtime events `inbox` and `mission` change: all questions that begin with them. */
export const inboxKey = ['inbox'] as const;
export const missionKey = ['mission'] as const;

/** A menu's entry may say how much waits behind it. */
export type WaitingIn = 'inbox' | 'missions' | 'promotions' | 'spin';

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

interface Waiting extends Readonly<Record<WaitingIn, number>> {
  /** The rewards in messages. */
  readonly rewards: number;
  /** All that can be claimed now: rewards in messages and of missions, promotions, the free spin. */
  readonly claimable: number;
  readonly isKnown: boolean;
}

/**
 * How many messages are unread, or rewards wait in read ones; how many missions and promotions can be claimed; and whether
 * the wheel is free. 0 until it is known.
 */
export function useWaiting(): Waiting {
  const inbox = usePlayerQuery<AnswerOf<typeof getInbox>>(
    [...inboxKey, 'count'],
    (player, signal) => callOrThrow(endpoints.getInbox, { ...player, page_size: 1 }, { signal }),
    { staleTime: countsStay_ms },
  );
  const missions = useMissions();
  const promotions = useEligibility({ staleTime: countsStay_ms });
  const wheel = useSpinWheel({ staleTime: countsStay_ms });
  const rewards = inbox.data?.claimable ?? 0;
  const ofMissions = missions.data?.claimable ?? 0;
  const ofPromotions = promotions.data?.value.filter((one) => one.can_claim).length ?? 0;
  const spin = wheel.data?.wheel?.is_free_now ? 1 : 0;
  return {
    inbox: inbox.data?.unread || rewards,
    missions: ofMissions,
    promotions: ofPromotions,
    spin,
    rewards,
    claimable: rewards + ofMissions + ofPromotions + spin,
    isKnown: ![inbox, missions, promotions, wheel].some(({ isPending }) => isPending),
  };
}
