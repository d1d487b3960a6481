import type { betSchema } from '@marquee/contract/entities.ts';
import type { playerRoundSchema } from '@marquee/contract/operator-entities.ts';
import type { z } from 'zod';
import { providerNames } from '../catalog/provider-names.ts';
import type { Database } from '../kernel/database.ts';

/** A player's rounds as operators see them, with the providers' names. */
export async function showPlayerRounds(
  db: Database,
  bets: readonly z.infer<typeof betSchema>[],
): Promise<z.infer<typeof playerRoundSchema>[]> {
  const names = await providerNames(
    db,
    bets.map(({ provider_code }) => provider_code),
  );
  return bets.map(({ round_id, provider_code, game_code, game_name, stake, payout, status, at }) => ({
    round_id,
    provider_code,
    provider_name: names.get(provider_code) ?? provider_code,
    game_code,
    game_name,
    stake,
    payout,
    status,
    at,
  }));
}
