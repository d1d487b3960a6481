/** The player's share in the draw: a random seed that this browser makes after the server has committed to its own. */
import type { Fairness } from '../../play-api/common.ts';
import { sessionApi } from '../../play-api/session.ts';
import { callEndpoint, CallError } from './call.ts';

/** A seed of 16 random characters. */
export function randomClientSeed(): string {
  return crypto
    .getRandomValues(new Uint32Array(3))
    .reduce((text, part) => text + part.toString(36), '')
    .slice(0, 16);
}

/**
 * Replaces a client seed that the server made by a random one of this browser. The server seed that it meets is the one
 * whose hash was shown before.
 * @returns the seeds in force; those of the server if they cannot be changed now, because a bet is on its way.
 * @throws CallError if the server answers with other seeds than it had committed to.
 */
export async function shareInDraw(session: string, shown: Fairness): Promise<Fairness> {
  if (shown.client_seed_by === 'player') return shown;
  const client_seed = randomClientSeed();
  const changed = await callEndpoint(sessionApi.rotateSeed, { session, client_seed }).catch(() => undefined);
  if (!changed) return shown;
  const { fairness } = changed;
  const isKept =
    fairness.server_seed_hash === shown.next_server_seed_hash && fairness.client_seed === client_seed;
  if (!isKept) throw new CallError('internal_error', 'the server changed its committed seed');
  return fairness;
}
