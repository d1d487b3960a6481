import type { z } from 'zod';
import { z as zod } from 'zod';
import type { roundKeySchema, roundSchema } from '@marquee/contract/operator-entities.ts';
import type { App } from '../http/app.ts';
import { refuse, refuseField } from '../kernel/errors.ts';
import { formatMoney } from '../kernel/money.ts';
import {
  findOperatorRound,
  type OperatorRound,
  type RoundKey,
  type RoundPlace,
} from '../rounds/operator-rounds.ts';
import { projectRounds } from '../rounds/projector.ts';
import { sitesOfQuery } from './site-filter.ts';

export function presentRound(round: OperatorRound): z.infer<typeof roundSchema> {
  return {
    player_id: round.playerId.toString(),
    provider_code: round.providerCode,
    provider_name: round.providerName,
    round_id: round.roundId,
    site_code: round.siteCode,
    account_id: round.accountId,
    game_code: round.gameCode,
    game_name: round.gameName,
    currency: round.currency,
    stake: formatMoney(round.stake),
    payout: formatMoney(round.payout),
    state: round.state,
    opened_at: round.openedAt.toISOString(),
    updated_at: round.updatedAt.toISOString(),
  };
}

/** A round of these sites, as it is now. Throws `roundNotFound`. */
export async function requireRound(
  app: Pick<App, 'db'>,
  sites: 'all' | readonly number[],
  key: RoundKey,
): Promise<OperatorRound> {
  await projectRounds(app.db);
  const round = await findOperatorRound(app.db, sitesOfQuery(sites, undefined), key);
  if (!round) throw refuse('roundNotFound');
  return round;
}

export function keyOfInput(input: z.infer<typeof roundKeySchema>): RoundKey {
  return {
    playerId: BigInt(input.player_id),
    providerCode: input.provider_code,
    roundId: input.round_id,
  };
}

const placeSchema = zod.tuple([
  zod.string().regex(/^\d{1,17}$/),
  zod.string().regex(/^\d{1,18}$/),
  zod.string().max(200),
]);

/** The cursor after a round. */
export function cursorOfRound({ openedAt_us, playerId, roundId }: OperatorRound): string {
  return Buffer.from(JSON.stringify([openedAt_us.toString(), playerId.toString(), roundId])).toString(
    'base64url',
  );
}

/** The place that a cursor stands for. Throws `invalidInput` if it is none of ours. */
export function placeOfRound(cursor: string | undefined): RoundPlace | undefined {
  if (cursor === undefined) return undefined;
  const place = placeSchema.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!place.success) throw refuseField('cursor', 'an id');
  return place.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
