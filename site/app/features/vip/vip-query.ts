import type { vipLadder } from '@marquee/contract/api/vip/ladder.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useShell } from '../../shell/shell-context.ts';
import { usePlayerQuery } from '../../session/player-query.ts';

/** Where the player stands on the ladder. */
export function useVipLadder(): UseQueryResult<AnswerOf<typeof vipLadder>> {
  const { language } = useShell();
  return usePlayerQuery(['vip', 'ladder', language], (player, signal) =>
    callOrThrow(endpoints.vipLadder, { ...player, language }, { signal }),
  );
}
