/** Sending again what a round owes, when the operator asks for it: `/hub/rounds/resend`. */
import { resendPath, resendRequestSchema } from '@marquee/contract/providers/resend.ts';
import { validate as isUuid } from 'uuid';
import { type AddHubCall, HubError } from './hub-call.ts';
import type { House } from './house.ts';
import { sendAgain } from './open-rounds.ts';
import { findRound } from './rounds/round.ts';

export function addResendRoutes(add: AddHubCall, house: House): void {
  add(resendPath, resendRequestSchema, async ({ user, round: publicId, actor, reason }) => {
    const round = isUuid(publicId) ? await findRound(house, publicId) : undefined;
    if (round?.player !== user) throw new HubError(404, 'round: this user has no such round');
    return { owes: await sendAgain(house.pool, publicId, { operator: actor, reason, now: house.now() }) };
  });
}
