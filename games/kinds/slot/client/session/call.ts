/** The calls of a slot to the game server, by name. */
import { callEndpoint, type Good } from '../../../../kit/client/session/call.ts';
import { playApi, type PlayCall, type PlayRequest } from '../../play-api.ts';

/** A call's answer once it is known to be good. */
export type Answer<Call extends PlayCall> = Good<(typeof playApi)[Call]>;

/**
 * Sends one call and checks the answer's shape.
 * @throws CallError when the server refuses, answers nonsense, or cannot be reached.
 */
export function call<Call extends PlayCall>(name: Call, request: PlayRequest<Call>): Promise<Answer<Call>> {
  return callEndpoint(playApi[name], request);
}
