/** What every part of the running house provider is given. */
import type { Logger } from 'pino';
import type pg from 'pg';
import type { Paytable } from '../kit/play-api.ts';
import type { CompiledSlot } from '../kit/slot/compile.ts';
import type { WalletClient } from '../kit/wallet/client.ts';
import type { Proof } from '../kit/paytable.ts';
import type { SeedVault } from './seed-vault.ts';

/** A game that is ready to be played: compiled, with its proven figures. */
export type HouseGame = { slot: CompiledSlot; paytable: Paytable; proof: Proof };

export type House = {
  pool: pg.Pool;
  wallet: WalletClient;
  log: Logger;
  now: () => Date;
  games: ReadonlyMap<string, HouseGame>;
  /** Number of this process among those on the database; rounds in flight belong to one. */
  instance: number;
  /** Where players' browsers reach this server, without a slash at the end. */
  publicUrl: string;
  seeds: SeedVault;
  /** Signs the addresses of pages that show one round. */
  linkSecret: Buffer;
};
