import type { safetyLimits } from '@marquee/contract/api/safety/limits.ts';
import type { safetyNetPosition } from '@marquee/contract/api/safety/net_position.ts';
import type { safetyRealityCheck } from '@marquee/contract/api/safety/reality_check.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey, usePlayerQuery } from '../../session/player-query.ts';
import { safetyKey, type ExclusionStanding } from '../../session/exclusion.ts';
import { usePlayerFields } from '../../session/session.ts';

export { useExclusion, type ExclusionStanding } from '../../session/exclusion.ts';

export type Limits = AnswerOf<typeof safetyLimits>;
export type Limit = Limits['limits'][number];
export type Exclusion = ExclusionStanding['exclusions'][number];
export type RealityCheck = AnswerOf<typeof safetyRealityCheck>;
export type NetPosition = AnswerOf<typeof safetyNetPosition>['positions'][number];

/** Every limit, what is used of it and what becomes of it. */
export function useLimits(): UseQueryResult<Limits> {
  return usePlayerQuery(
    [safetyKey, 'limits'],
    (player, signal) => callOrThrow(endpoints.safetyLimits, player, { signal }),
    // What is used changes with every deposit and bet.
    { staleTime: 2_000 },
  );
}

/** How long and with what result the player has played in this session; `enabled` false asks nothing yet. */
export function useRealityCheck(enabled = true): UseQueryResult<RealityCheck> {
  return usePlayerQuery(
    [safetyKey, 'reality_check'],
    (player, signal) => callOrThrow(endpoints.safetyRealityCheck, player, { signal }),
    { staleTime: 0, enabled },
  );
}

/** What the player has paid in, taken out, staked and won. */
export function useNetPosition(): UseQueryResult<AnswerOf<typeof safetyNetPosition>> {
  return usePlayerQuery([safetyKey, 'net_position'], (player, signal) =>
    callOrThrow(endpoints.safetyNetPosition, player, { signal }),
  );
}

/** The key of a page of the record of changes. */
export function historyKey(page: number): readonly unknown[] {
  return [safetyKey, 'history', page];
}

/** Asks for everything about safer play again, after a change. */
export function useSafetyChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const accountId = usePlayerFields()?.account_id;
  return () => queries.invalidateQueries({ queryKey: playerKey(accountId, safetyKey) });
}
