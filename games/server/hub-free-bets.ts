/** Free bets for the operator: `/hub/freebets/*`, in the form of Hub88's Freebets API. Amounts are minor units. */
import {
  freeBetCancelRequestSchema,
  freeBetCreateBulkRequestSchema,
  freeBetCreateRequestSchema,
  freeBetListRequestSchema,
  freeBetPaths,
} from '@marquee/contract/providers/hub88-free-bets.ts';
import type { z } from 'zod';
import { betLadder } from '../kinds/slot/bets.ts';
import { cancelFreeBet, type FreeBet, grantFreeBet, listFreeBets, type NewFreeBet } from './free-bets.ts';
import { type AddHubCall, HubError } from './hub-call.ts';
import type { House } from './house.ts';
import { inTransaction } from './transaction.ts';

type Grant = Omit<z.infer<typeof freeBetCreateRequestSchema>, 'user' | 'operator_id'>;

/** Times without an offset are UTC. */
const time = (text: string) => new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);

function readGrant(house: House, request: Grant): Omit<NewFreeBet, 'player'> {
  const game = house.games.get(request.game_code);
  if (!game) throw new HubError(404, `game_code: there is no game ${request.game_code}`);
  const bet = BigInt(request.bet_value);
  if (game.kind !== 'slot') throw new HubError(400, `game_code: ${game.code} takes no free bets`);
  if (!betLadder(game.slot, request.currency).includes(bet)) {
    throw new HubError(400, `bet_value: ${request.game_code} takes no such bet in ${request.currency}`);
  }
  const [startsAt, endsAt] = [time(request.start_time), time(request.end_time)];
  if (endsAt <= startsAt) throw new HubError(400, 'end_time: not after start_time');
  return {
    subPartnerId: request.sub_partner_id,
    gameCode: request.game_code,
    currency: request.currency,
    bet,
    betsGranted: request.bet_count,
    startsAt,
    endsAt,
  };
}

function presentFreeBet(reward: FreeBet) {
  return {
    reward_uuid: reward.rewardUuid,
    user: reward.player,
    sub_partner_id: reward.subPartnerId,
    game_code: reward.gameCode,
    currency: reward.currency,
    bet_value: Number(reward.bet),
    bet_count: reward.betsGranted,
    bets_used: reward.betsUsed,
    start_time: reward.startsAt.toISOString(),
    end_time: reward.endsAt.toISOString(),
    cancelled: reward.cancelledAt !== null,
  };
}

export function addFreeBetRoutes(add: AddHubCall, house: House): void {
  add(freeBetPaths.create, freeBetCreateRequestSchema, async (request) => {
    const grant = readGrant(house, request);
    return { reward_uuid: await grantFreeBet(house, house.pool, { ...grant, player: request.user }) };
  });
  // All of a bulk are granted, or none.
  add(freeBetPaths.createBulk, freeBetCreateBulkRequestSchema, async (request) => {
    const grant = readGrant(house, request);
    return inTransaction(house.pool, async (client) => {
      const rewards = [];
      for (const user of request.users) {
        const rewardUuid = await grantFreeBet(house, client, { ...grant, player: user });
        rewards.push({ user, reward_uuid: rewardUuid });
      }
      return rewards;
    });
  });
  add(freeBetPaths.list, freeBetListRequestSchema, async (request) =>
    (await listFreeBets(house, request.user)).map(presentFreeBet),
  );
  add(freeBetPaths.cancel, freeBetCancelRequestSchema, async (request) => {
    const known = await cancelFreeBet(house, request.reward_uuid);
    if (!known) throw new HubError(404, 'reward_uuid: there is no such reward');
    return { reward_uuid: request.reward_uuid };
  });
}
