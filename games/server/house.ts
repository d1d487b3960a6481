/** What every part of the running house provider is given. */
import type { Logger } from 'pino';
import type pg from 'pg';
import type { CollectPaytable, Paytable } from '../kinds/slot/shown-paytable.ts';
import type { FeatureBuy } from '../kinds/slot/engine/definition.ts';
import type { CompiledCollect } from '../kinds/slot/collect/engine/compile.ts';
import type { CompiledTumble } from '../kinds/slot/tumble/engine/compile.ts';
import type { TumblePaytable } from '../kinds/slot/tumble/play-api.ts';
import type { JackpotRules } from '../kit/jackpot/rules.ts';
import type { Build } from '../kit/play-api/common.ts';
import type { CompiledChoices } from '../kinds/slot/choice/play.ts';
import type { CompiledSlot } from '../kinds/slot/engine/compile.ts';
import type { WalletClient } from '../kit/wallet/client.ts';
import type { Exposure } from './exposure.ts';
import type { Proof } from '../kinds/slot/paytable.ts';
import type { CrashFigures } from '../kinds/crash/targets.ts';
import type { LiveGame } from '../kinds/live/games.ts';
import { inRooms } from '../kinds/instant/games.ts';
import type { LobbyFigures } from '../kit/prove/lobby-figures.ts';
import type { RoundGame } from '../kit/round/round-game.ts';
import type { SeedVault } from './seed-vault.ts';

/** What every game of the house has, whatever its kind. */
type AnyHouseGame = {
  code: string;
  title: string;
  version: number;
  /** What its rounds are decided by. */
  build: Build & { buildId: number };
};

/** A slot whose reels turn, ready to be played: compiled, with its proven figures. */
export type ReelHouseGame = AnyHouseGame & {
  kind: 'slot';
  form: 'reels';
  slot: CompiledSlot;
  /** What players choose between, by the version of the game; empty for a game without a choice. */
  choices: ReadonlyMap<number, CompiledChoices>;
  paytable: Paytable;
  proof: Proof;
};

/** A slot whose winners leave, with its measured figures. */
export type TumbleHouseGame = AnyHouseGame & {
  kind: 'slot';
  form: 'tumble';
  slot: CompiledTumble;
  paytable: TumblePaytable;
  /** Whether so many rounds have been played for its figures that it may be offered. */
  isMeasured: boolean;
};

/** A slot with turning reels whose meter is kept from round to round, with its proven figures. */
export type CollectHouseGame = AnyHouseGame & {
  kind: 'slot';
  form: 'collect';
  slot: CompiledCollect;
  paytable: CollectPaytable;
  /** Whether it has all that players see and hear, so that it may be offered. */
  isFinished: boolean;
};

export type SlotHouseGame = ReelHouseGame | TumbleHouseGame | CollectHouseGame;

/** The progressive jackpot of a slot, which only turning reels have. */
export function jackpotOf(game: HouseGame): JackpotRules | null {
  return game.kind === 'slot' && game.form === 'reels' ? (game.slot.definition.jackpot ?? null) : null;
}

/** What a slot sells in place of a spin, which only turning reels have. */
export function soldBy(game: SlotHouseGame): FeatureBuy | null {
  return game.form === 'reels' ? (game.slot.definition.buy ?? null) : null;
}

/** A game of wager and actions that is ready to be played. */
export type RoundHouseGame = AnyHouseGame & {
  kind: 'instant' | 'table';
  /** In the words of the provider protocol. */
  category: string;
  current: RoundGame;
  /** Every version that a round may still be played or looked up by. */
  versions: ReadonlyMap<number, RoundGame>;
  figures: LobbyFigures;
};

/** Whether a game's rounds are begun in a room that players share, over the socket, and nowhere else. */
export function isInRoom(game: HouseGame): game is RoundHouseGame {
  return game.kind === 'instant' && inRooms.has(game.code);
}

/** A game whose rounds all end with a draw that its players share. */
export type CrashHouseGame = AnyHouseGame & { kind: 'crash'; figures: CrashFigures };

/** A table whose draws its players share. */
export type LiveHouseGame = AnyHouseGame & {
  kind: 'live';
  /** In the words of the provider protocol. */
  category: LiveGame['category'];
  live: LiveGame;
  figures: LobbyFigures;
};

/** A game of draws that players share. */
export type DrawnHouseGame = CrashHouseGame | LiveHouseGame;

export type HouseGame = SlotHouseGame | RoundHouseGame | DrawnHouseGame;

/** The kinds whose games are draws that players share. */
export const drawnKinds = ['crash', 'live'] as const satisfies readonly DrawnHouseGame['kind'][];

export function hasDraws(game: HouseGame): game is DrawnHouseGame {
  return game.kind === 'crash' || game.kind === 'live';
}

/** Whether players are shown a game and may open it. */
export function isOffered({ offers, offersUnmeasured }: House, game: HouseGame): boolean {
  if (!offers.has(game.kind)) return false;
  if (game.kind !== 'slot' || game.form === 'reels' || offersUnmeasured) return true;
  return game.form === 'tumble' ? game.isMeasured : game.isFinished;
}

export type House = {
  pool: pg.Pool;
  wallet: WalletClient;
  log: Logger;
  now: () => Date;
  games: ReadonlyMap<string, HouseGame>;
  /** The kinds whose games are listed and opened. */
  offers: ReadonlySet<HouseGame['kind']>;
  /** Whether slots are offered before they may be: tumbling ones whose return has not been measured, and unfinished ones. */
  offersUnmeasured: boolean;
  /** What the rounds under way may come to owe. */
  exposure: Exposure;
  /** Number of this process among those on the database; rounds in flight belong to one. */
  instance: number;
  /** Where players' browsers reach this server, without a slash at the end. */
  publicUrl: string;
  seeds: SeedVault;
  /** Signs the addresses of pages that show one round. */
  linkSecret: Buffer;
};
