import { eventType } from '../kernel/events.ts';
import type { Minor } from '../kernel/money.ts';
import type { Words } from '../sites/words.ts';

interface Player {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** A player reached a level; `level` is its name. Told in the transaction of the change. */
export const levelReached = eventType<Player & { readonly changeId: string; readonly level: Words }>(
  'vip.level_reached',
);

/** A player dropped to a level at the end of a month; `level` is its name. Told in the transaction of the change. */
export const levelLost = eventType<Player & { readonly month: string; readonly level: Words }>(
  'vip.level_lost',
);

/** A birthday gift was credited. Told in the transaction that credits it. */
export const birthdayGiven = eventType<
  Player & { readonly year: number; readonly amount: Minor; readonly currency: string }
>('vip.birthday_given');
