import type { profile } from '@marquee/contract/api/settings/profile.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey, usePlayerQuery } from '../../session/player-query.ts';
import { usePlayerFields } from '../../session/session.ts';

export type Profile = AnswerOf<typeof profile>['value'][number];

/** The player's profile. */
export function useProfile(): UseQueryResult<AnswerOf<typeof profile>> {
  return usePlayerQuery(['profile'], (player, signal) => callOrThrow(endpoints.profile, player, { signal }));
}

/** Asks for something of the player's again, such as his profile after it changed. */
export function useAskAgain(): (key: string) => Promise<void> {
  const queries = useQueryClient();
  const accountId = usePlayerFields()?.account_id;
  return (key) => queries.invalidateQueries({ queryKey: playerKey(accountId, key) });
}
