/** Checks a round in this browser, against what its history says. The server is asked for the game's tables only. */
import { z } from 'zod';
import { hashOfSeed, hashOfText } from '../../../../kit/fairness/revealed.ts';
import { canonicalJson } from '../../../../kit/published/canonical.ts';
import { recomputeBook, recomputeChoiceBook, recomputeDraw } from '../../recompute.ts';
import { compileCollect } from '../../collect/engine/compile.ts';
import {
  collectDefinitionOf,
  publishedCollectSchema,
  type PublishedCollect,
} from '../../collect/published/published-collect.ts';
import { recomputeCollect } from '../../collect/recompute.ts';
import { recomputeTumble } from '../../tumble/recompute.ts';
import { winsPot } from '../../../../kit/jackpot/rules.ts';
import type { SlotBook } from '../../slot-book.ts';
import type { BookedRound, JackpotPart } from '../../play-api.ts';
import { courseLine } from '../../published/course.ts';
import { definitionOf, publishedGameSchema, type PublishedGame } from '../../published/published-game.ts';
import type { RoundCopy } from '../../published/round-copy.ts';
import { coinsStaked } from '../../engine/play.ts';
import { compileReels, NoSuchChoice } from '../../choice/play.ts';
import { compileTumble } from '../../tumble/engine/compile.ts';
import {
  publishedTumbleSchema,
  type PublishedTumble,
  tumbleDefinitionOf,
} from '../../tumble/published/published-tumble.ts';

/** What was compared, in the order of the proof. */
export type CheckStep = {
  id: 'seed' | 'chain' | 'definition' | 'end' | 'flight' | 'win' | 'meter' | 'course' | 'round' | 'jackpot';
  holds: boolean;
};
export type Check = { game: PublishedSlot; book: SlotBook; steps: readonly CheckStep[]; isAsPlayed: boolean };

/** Why a round cannot be checked. */
export class CannotCheck extends Error {
  readonly reason: 'version' | 'bet' | 'insecure' | 'network';
  constructor(reason: CannotCheck['reason']) {
    super(reason);
    this.name = 'CannotCheck';
    this.reason = reason;
  }
}

/**
 * What is published of a game of any kind in a version.
 * @throws CannotCheck if there is no such version, or the server is not reached.
 */
export async function readPublished(code: string, version: number): Promise<unknown> {
  const answer = await fetch(`/fairness/${code}/${version}.json`).catch(() => undefined);
  if (!answer?.ok) throw new CannotCheck(answer?.status === 404 ? 'version' : 'network');
  return answer.json();
}

/** @throws CannotCheck where the browser has no cryptography: it keeps it from pages that were not loaded securely. */
export function requireCryptography(): void {
  if (!('subtle' in crypto)) throw new CannotCheck('insecure');
}

/** What is published of a slot, whatever its form. */
export type PublishedSlot = PublishedGame | PublishedTumble | PublishedCollect;

const publishedSlotSchema = z.union([publishedGameSchema, publishedTumbleSchema, publishedCollectSchema]);

/** The published mathematics of a slot in a version. */
export async function readPublishedGame(code: string, version: number): Promise<PublishedSlot> {
  return publishedSlotSchema.parse(await readPublished(code, version));
}

function isTumble(game: PublishedSlot): game is PublishedTumble {
  return 'has_tumbles' in game.mathematics;
}

function isCollect(game: PublishedSlot): game is PublishedCollect {
  return 'levels' in game.mathematics;
}

/** The book that follows from a round's seeds, and from its meter where one is kept. @throws CannotCheck if the game takes no such bet. */
async function bookOf(game: PublishedSlot, round: RoundCopy): Promise<SlotBook> {
  const bet = BigInt(round.bet_minor);
  const bought = round.bought ?? null;
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = round;
  const seeds = { serverSeed, clientSeed, nonce };
  if (isTumble(game)) {
    const slot = compileTumble(tumbleDefinitionOf(game));
    if (bought || bet % BigInt(slot.betCoins) !== 0n) throw new CannotCheck('bet');
    return recomputeTumble(slot, bet, seeds);
  }
  if (isCollect(game)) {
    const slot = compileCollect(collectDefinitionOf(game));
    const meter = round.meter?.before ?? round.meter_before;
    if (bought || bet % BigInt(slot.betCoins) !== 0n || meter === undefined) throw new CannotCheck('bet');
    if (meter >= slot.full) throw new CannotCheck('bet');
    return recomputeCollect(slot, bet, seeds, meter);
  }
  const { slot, choices } = compileReels(definitionOf(game));
  if (bought && !game.mathematics.buy) throw new CannotCheck('bet');
  if (bet % BigInt(coinsStaked(slot, bought)) !== 0n) throw new CannotCheck('bet');
  if (!choices) return recomputeBook(slot, bet, seeds, bought);
  try {
    return await recomputeChoiceBook(choices, bet, seeds, round.chosen ?? null);
  } catch (error) {
    // What these seeds give has no such choice, so that nothing of what is said of the round can follow from them.
    if (error instanceof NoSuchChoice) return recomputeChoiceBook(choices, bet, seeds, null);
    throw error;
  }
}

/**
 * Computes a round and compares it with what is said of it.
 * @throws CannotCheck if the game's version is unknown, the bet is none of it, or the browser has no cryptography.
 */
export async function checkRound(round: RoundCopy): Promise<Check> {
  requireCryptography();
  const game = await readPublishedGame(round.game_code, round.game_version);
  const book = await bookOf(game, round);
  const { server_seed: serverSeed, client_seed: clientSeed, nonce } = round;
  const steps: CheckStep[] = [];
  if (round.server_seed_hash) {
    steps.push({ id: 'seed', holds: (await hashOfSeed(serverSeed)) === round.server_seed_hash });
  }
  if (round.definition_hash) {
    const hash = await hashOfText(canonicalJson(game.mathematics));
    steps.push({ id: 'definition', holds: hash === round.definition_hash });
  }
  const jackpot = round.jackpot ?? null;
  if (round.win_minor) {
    const paid = BigInt(book.win_minor) + BigInt(jackpot?.won_minor ?? 0);
    steps.push({ id: 'win', holds: paid === BigInt(round.win_minor) });
  }
  if (jackpot) {
    const draw = await recomputeDraw({ serverSeed, clientSeed, nonce });
    steps.push({ id: 'jackpot', holds: isFairPart(jackpot, draw) });
  }
  if (round.meter && book.form === 'collect') {
    const { before, after } = book.meter;
    steps.push({ id: 'meter', holds: round.meter.before === before && round.meter.after === after });
  }
  if (round.events) {
    steps.push({ id: 'course', holds: courseLine(book.events) === courseLine(round.events) });
  }
  return { game, book, steps, isAsPlayed: steps.every(({ holds }) => holds) };
}

/** Whether a round's part in a jackpot follows from its draw: it won if it had to, and was paid no more than the pot held. */
function isFairPart(part: JackpotPart, draw: bigint): boolean {
  const before = BigInt(part.before_minor);
  const after = BigInt(part.after_minor);
  const mustPayBy = BigInt(part.must_pay_by_minor);
  const won = BigInt(part.won_minor);
  const held = after < mustPayBy ? after : mustPayBy;
  if (draw !== BigInt(part.draw) || before >= after || before >= mustPayBy) return false;
  // A pot is paid in whole payments of its currency, of which the largest is a whole unit.
  return winsPot({ before, after, mustPayBy }, draw) ? won > held - 100_000n && won <= held : won === 0n;
}

/** A round of the history and its revealed seed, as they are copied and checked. */
export function copyOfRound(round: BookedRound, serverSeed: string): RoundCopy {
  return {
    game_code: round.book.game_code,
    game_version: round.game_version,
    definition_hash: round.build?.definition_hash ?? null,
    engine_hash: round.build?.engine_hash ?? null,
    bet_minor: round.bet_minor,
    server_seed: serverSeed,
    server_seed_hash: round.fairness.server_seed_hash,
    client_seed: round.fairness.client_seed,
    nonce: round.fairness.nonce,
    win_minor: round.win_minor,
    ...(round.bought ? { bought: round.bought } : {}),
    ...(round.choice?.chosen ? { chosen: round.choice.chosen } : {}),
    ...(round.jackpot ? { jackpot: round.jackpot } : {}),
    ...(round.book.form === 'collect' ? { meter: round.book.meter, is_free_bet: round.is_free_bet } : {}),
    events: round.book.events,
  };
}
