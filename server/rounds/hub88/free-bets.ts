/**
 * Free bets by Hub88's protocol. There are two sets of calls: `/freebets/*`, and Hub88's rewards. A reward is created
 * from a *prepaid*, the provider's template with a game, a currency and, unless left open, a bet and a number of bets.
 */
import {
  freeBetCreateAnswerSchema,
  freeBetListAnswerSchema,
  freeBetPaths,
  prepaidListAnswerSchema,
  rewardListAnswerSchema,
  rewardPaths,
  type FreeBetCreateRequest,
  type ListedFreeBet,
} from '@marquee/contract/providers/hub88-free-bets.ts';
import type { HubConnection } from '../connections.ts';
import { ask, ProviderRefusal, timeout_ms, type ClientApp } from './client.ts';

type NewFreeBet = Omit<FreeBetCreateRequest, 'operator_id'>;

/**
 * Create free bets for a player and return the provider's id of them. Throws `providerUnavailable` or ProviderRefusal.
 */
export async function createFreeBet(
  app: ClientApp,
  connection: HubConnection,
  request: NewFreeBet,
): Promise<string> {
  const isReward = connection.freeBetForm === 'rewards';
  const path = isReward ? rewardPaths.create : freeBetPaths.create;
  const body = isReward ? await rewardOf(app, connection, request) : request;
  const answer = await ask(app, connection, path, body, freeBetCreateAnswerSchema, timeout_ms);
  return answer.reward_uuid;
}

/** All free bets that a player was ever given. Throws `providerUnavailable`. */
export function listFreeBets(
  app: ClientApp,
  connection: HubConnection,
  user: string,
): Promise<readonly ListedFreeBet[]> {
  return connection.freeBetForm === 'rewards'
    ? ask(app, connection, rewardPaths.list, { user }, rewardListAnswerSchema, timeout_ms)
    : ask(app, connection, freeBetPaths.list, { user }, freeBetListAnswerSchema, timeout_ms);
}

/** Cancel free bets that were not used. Used ones are not affected. Throws `providerUnavailable` or ProviderRefusal. */
export async function cancelFreeBet(
  app: ClientApp,
  connection: HubConnection,
  reward_uuid: string,
): Promise<void> {
  const path = connection.freeBetForm === 'rewards' ? rewardPaths.cancel : freeBetPaths.cancel;
  await ask(app, connection, path, { reward_uuid }, freeBetCreateAnswerSchema, timeout_ms);
}

/** Finds a prepaid that matches the request. Values that a prepaid leaves open match any. */
async function rewardOf(app: ClientApp, connection: HubConnection, request: NewFreeBet): Promise<object> {
  const { game_code, currency } = request;
  const prepaids = await ask(
    app,
    connection,
    rewardPaths.prepaids,
    { game_code, currency },
    prepaidListAnswerSchema,
    timeout_ms,
  );
  const fit = prepaids.find(
    (prepaid) =>
      prepaid.game_code === game_code &&
      prepaid.currency === currency &&
      prepaid.bonus_buy !== true &&
      (prepaid.bet_value ?? request.bet_value) === request.bet_value &&
      (prepaid.bet_count ?? request.bet_count) === request.bet_count,
  );
  if (!fit) {
    const wanted = `${request.bet_count} bets of ${request.bet_value} in ${game_code}, ${currency}`;
    throw new ProviderRefusal(`it has no prepaid of ${wanted}`);
  }
  return {
    ...request,
    prepaid_uuid: fit.prepaid_uuid,
    start_time: toSeconds(request.start_time),
    end_time: toSeconds(request.end_time),
  };
}

/** Hub88 expects UTC to the second, without an offset. */
function toSeconds(time: string): string {
  return new Date(time).toISOString().slice(0, 19);
}
