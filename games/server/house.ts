/** What every part of the running house provider is given. */
import type { Logger } from 'pino';
import type pg from 'pg';
import type { Paytable } from '../kit/play-api.ts';
import { type CompiledSlot, compileSlot } from '../kit/slot/compile.ts';
import { atVersion } from '../kit/slot/definition.ts';
import type { WalletClient } from '../kit/wallet/client.ts';
import type { Exposure } from './exposure.ts';
import type { Proof } from '../kit/paytable.ts';

/** A game that is ready to be played: compiled, with its proven figures. */
export type HouseGame = { slot: CompiledSlot; paytable: Paytable; proof: Proof };

export type House = {
  pool: pg.Pool;
  wallet: WalletClient;
  log: Logger;
  now: () => Date;
  games: ReadonlyMap<string, HouseGame>;
  /** What the rounds under way may come to owe. */
  exposure: Exposure;
  /** Number of this process among those on the database; rounds in flight belong to one. */
  instance: number;
  /** Where players' browsers reach this server, without a slash at the end. */
  publicUrl: string;
  /** Signs the addresses of pages that show one round. */
  linkSecret: Buffer;
};

/**
 * The game by whose rules a round is checked.
 * @param version as the round keeps it; the one played now if undefined.
 * @returns undefined if that version is not known.
 */
export function slotAtVersion({ slot }: HouseGame, version: number | undefined): CompiledSlot | undefined {
  if (version === undefined || version === slot.definition.version) return slot;
  const earlier = atVersion(slot.definition, version);
  return earlier && compileSlot(earlier);
}
