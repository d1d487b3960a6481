import type { vip } from '@marquee/contract/api/auth/vip.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { callOrThrow } from '../api/client.ts';
import { endpoints } from '../api/endpoints.ts';
import { useShell } from '../shell/shell-context.ts';
import type { LanguageCode } from '../words/languages.ts';
import { usePlayerAnswer, type PlayerQuestion } from './player-query.ts';

/** How the player's VIP level is asked for, with its name in the page's language. */
export function vipQuestion(language: LanguageCode): PlayerQuestion<AnswerOf<typeof vip>> {
  return {
    key: ['vip', 'level', language],
    ask: (player, signal) => callOrThrow(endpoints.vip, { ...player, language }, { signal }),
    staleTime: 60_000,
  };
}

/** The player's VIP level and the way to the next. */
export function useVip(): UseQueryResult<AnswerOf<typeof vip>> {
  const { language } = useShell();
  return usePlayerAnswer(vipQuestion(language));
}
