import type { launchGame } from '@marquee/contract/api/product/launch_game.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { callOrThrow, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useShell } from '../../shell/shell-context.ts';

type Launch = AnswerOf<typeof launchGame>;

/** Open a game: for the player with his money, for a visitor (`demo`) without. A launch is used once and not kept. */
export function useLaunch(
  game: { provider_code: string; game_code: string },
  mode: 'money' | 'demo' | undefined,
): UseQueryResult<Launch> {
  const player = usePlayerFields();
  const { language } = useShell();
  return useQuery<Launch>({
    // Not below the player's key: what is asked for again after a gap in the events must not open the game anew.
    queryKey: ['launch', player?.account_id, game.provider_code, game.game_code, mode, language],
    queryFn: () => {
      const asked = {
        ...siteInput(),
        provider_code: game.provider_code,
        game_code: game.game_code,
        platform: matchMedia('(pointer: coarse)').matches ? ('mobile' as const) : ('desktop' as const),
        language,
      };
      if (mode === 'money' && player) return callOrThrow(endpoints.launchGame, { ...player, ...asked });
      return callOrThrow(endpoints.launchDemo, asked);
    },
    enabled: mode === 'demo' || (mode === 'money' && player !== null),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
