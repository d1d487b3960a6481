import type { safetyNetPosition } from '@marquee/contract/api/safety/net_position.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { usePlayerFields } from '../../session/session.ts';

/** How often the platform is asked while a game does not tell of its rounds. */
const ask_ms = 20_000;

/**
 * What the player has won or lost in this session, in 1e-5 of a unit: as the platform counted it when the game was opened,
 * and every round that the game tells of since, when it is over. Of a game that tells of none the platform is asked again
 * and again. Undefined until it has answered.
 */
export function useSessionNet(): {
  readonly net_minor: bigint | undefined;
  readonly addRound: (net_minor: bigint) => void;
} {
  const player = usePlayerFields();
  const [since_minor, setSince] = useState<bigint>();
  const { data } = useQuery<AnswerOf<typeof safetyNetPosition>>({
    // Not below the player's key: asked again in between it would count rounds twice.
    queryKey: ['session_net', player?.account_id],
    queryFn: player
      ? ({ signal }) => callOrThrow(endpoints.safetyNetPosition, player, { signal })
      : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: since_minor === undefined ? ask_ms : false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const session = data?.positions.find(({ period }) => period === 'session');
  return {
    net_minor: session && toMinor(session.net) + (since_minor ?? 0n),
    addRound: (net_minor) => setSince((before) => (before ?? 0n) + net_minor),
  };
}
