/** Sends what is asked until there is an answer. The ids make it one bet and one action, however often it arrives. */
import { roundsApi } from '../../play-api/rounds.ts';
import { callEndpoint, CallError, type CallFailure, type Good } from '../session/call.ts';
import type { Ask } from './course.ts';

type BeginAnswer = Good<(typeof roundsApi)['begin']>;
type ActAnswer = Good<(typeof roundsApi)['act']>;

/** Pauses before a lost request is sent again; after the last the player is told. */
const LOST_PAUSES_MS = [500, 1_000, 2_000, 4_000] as const;
/** The clocks of client and server may differ a little. */
const EARLY_PAUSES_MS: readonly number[] = Array.from({ length: 12 }, () => 500);
/** The first of two requests may still be on its way through the server when the second arrives. */
const BUSY_PAUSES_MS = [400, 800, 1_600, 3_200] as const;

const pausesFor: Partial<Record<CallFailure, readonly number[]>> = {
  network_lost: LOST_PAUSES_MS,
  too_soon: EARLY_PAUSES_MS,
  spin_in_flight: BUSY_PAUSES_MS,
};

/** Stakes a bet. @throws CallError with the failure that stayed. */
export function sendBegin(session: string, ask: Ask & { kind: 'begin' }): Promise<BeginAnswer> {
  const { round_id, bet_minor, wager, is_automatic } = ask;
  const request = { session, round_id, bet_minor: bet_minor.toString(), wager, is_automatic };
  return persist(() => callEndpoint(roundsApi.begin, request));
}

/** Does one thing in a round. @throws CallError with the failure that stayed. */
export function sendAct(session: string, ask: Ask & { kind: 'act' }): Promise<ActAnswer> {
  const { round_id, action_id, step, action } = ask;
  return persist(() => callEndpoint(roundsApi.act, { session, round_id, action_id, step, action }));
}

async function persist<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const tries = new Map<CallFailure, number>();
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const tried = tries.get(error.failure) ?? 0;
      const pause_ms = pausesFor[error.failure]?.[tried];
      if (pause_ms === undefined) throw error;
      tries.set(error.failure, tried + 1);
      await new Promise((resolve) => setTimeout(resolve, pause_ms));
    }
  }
}
