import type { miniGameCycle } from '@marquee/contract/api/mini_game/mini_game_cycle.ts';
import type { miniGameGamify } from '@marquee/contract/api/mini_game/mini_game_gamify.ts';
import type { miniGameList } from '@marquee/contract/api/mini_game/mini_game_list.ts';
import type { miniGameLog } from '@marquee/contract/api/mini_game/mini_game_log.ts';
import type { miniGameWallet } from '@marquee/contract/api/mini_game/mini_game_wallet.ts';
import type { spinWheel } from '@marquee/contract/api/spin/wheel.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey, usePlayerQuery } from '../../session/player-query.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useShell } from '../../shell/shell-context.ts';

export const logPageSize = 10;

/** The wheel of the site; null where it has none. */
export function useSpinWheel(
  options: { staleTime?: number } = {},
): UseQueryResult<AnswerOf<typeof spinWheel>> {
  const { language } = useShell();
  return usePlayerQuery(
    ['minigame', 'wheel', language],
    (player, signal) => callOrThrow(endpoints.spinWheel, { ...player, language }, { signal }),
    options,
  );
}

export function useMiniGames(): UseQueryResult<AnswerOf<typeof miniGameList>> {
  const { language } = useShell();
  return usePlayerQuery(['minigame', 'list', language], (player, signal) =>
    callOrThrow(endpoints.miniGameList, { ...player, language }, { signal }),
  );
}

export function useMiniGameCycle(): UseQueryResult<AnswerOf<typeof miniGameCycle>> {
  const { language } = useShell();
  return usePlayerQuery(['minigame', 'cycle', language], (player, signal) =>
    callOrThrow(endpoints.miniGameCycle, { ...player, language }, { signal }),
  );
}

export function useTokenWallet(): UseQueryResult<AnswerOf<typeof miniGameWallet>> {
  return usePlayerQuery(['minigame', 'wallet'], (player, signal) =>
    callOrThrow(endpoints.miniGameWallet, player, { signal }),
  );
}

export function useTokenRules(): UseQueryResult<AnswerOf<typeof miniGameGamify>> {
  return usePlayerQuery(['minigame', 'gamify'], (player, signal) =>
    callOrThrow(endpoints.miniGameGamify, player, { signal }),
  );
}

export function useMiniGameLog(page: number): UseQueryResult<AnswerOf<typeof miniGameLog>> {
  const { language } = useShell();
  return usePlayerQuery(
    ['minigame', 'log', language, page],
    (player, signal) =>
      callOrThrow(endpoints.miniGameLog, { ...player, language, page, page_size: logPageSize }, { signal }),
    { keepPrevious: true },
  );
}

/** Ask again for everything about minigames: after a play, and when a free one has come. */
export function useRefreshMiniGames(): () => void {
  const queries = useQueryClient();
  const accountId = usePlayerFields()?.account_id;
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: playerKey(accountId, 'minigame') }),
    [queries, accountId],
  );
}
