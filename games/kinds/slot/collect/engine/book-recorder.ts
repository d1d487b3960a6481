/** Writes a round down as its book: the books of its spin and of its harvest, one after the other, with what became of the meter. */
import type { RandomSource } from '../../../../kit/fairness/random.ts';
import type { BookEvent, Position } from '../../book.ts';
import { playBook } from '../../engine/book-recorder.ts';
import type { CompiledSlot } from '../../engine/compile.ts';
import { coinsStaked } from '../../engine/play.ts';
import type { CollectBook, CollectEvent } from '../book.ts';
import type { CompiledCollect } from './compile.ts';
import { meterAfter, spinsOf } from './play.ts';

/**
 * Plays a round and returns its book.
 * @param meter where the meter stands before it.
 * @throws RangeError for a bet that does not divide into the game's coins, and for a meter that the game does not have.
 */
export function playCollectBook(
  game: CompiledCollect,
  betMinor: bigint,
  random: RandomSource,
  meter: number,
): CollectBook {
  const slot = spinsOf(game, meter);
  const spin = playBook(slot, betMinor, random);
  const [turn, ...others] = withoutEnd(spin.events);
  if (turn?.type !== 'spin') throw new Error(`A round of ${game.definition.code} began without a spin.`);
  const positions = collectedOn(slot, turn.grid);
  const after = meterAfter(game, meter, positions.length);
  const events: CollectEvent[] = [turn, ...metered(game, meter, positions), ...others];
  let win = BigInt(spin.win_minor);
  if (after.isFilled) {
    const { harvest } = game;
    const price = (betMinor / BigInt(game.betCoins)) * BigInt(coinsStaked(harvest, 'free_spins'));
    const reaped = playBook(harvest, price, random, 'free_spins');
    const before = win;
    win += BigInt(reaped.win_minor);
    events.push(
      ...withoutEnd(reaped.events)
        .filter(({ type }) => type !== 'bought')
        .map((event) => broughtForward(event, before)),
    );
  }
  events.push({ type: 'end', win_minor: win.toString() });
  return {
    version: 1,
    form: 'collect',
    game_code: game.definition.code,
    bet_minor: betMinor.toString(),
    win_minor: win.toString(),
    meter: { before: meter, after: after.meter, full: game.full },
    events,
  };
}

function withoutEnd(events: readonly BookEvent[]): BookEvent[] {
  return events.filter(({ type }) => type !== 'end');
}

/** What the harvest says of the round so far includes what the spin before it has won. */
function broughtForward(event: BookEvent, before: bigint): BookEvent {
  if (event.type !== 'wins') return event;
  return { ...event, round_win_minor: (BigInt(event.round_win_minor) + before).toString() };
}

function collectedOn({ symbolIds, scatter }: CompiledSlot, grid: readonly (readonly string[])[]): Position[] {
  const collected = symbolIds[scatter];
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === collected ? [{ reel, row }] : [])),
  );
}

/** What a spin does to the meter. */
function metered(game: CompiledCollect, meter: number, positions: Position[]): CollectEvent[] {
  const count = positions.length;
  if (count === 0) return [];
  const held = Math.min(meter + count, game.full);
  const events: CollectEvent[] = [{ type: 'collect', positions, count, meter: held }];
  if (held === game.full) return [...events, { type: 'harvest' }];
  game.definition.levels.forEach(({ turns }, level) => {
    const begins = game.begins[level] ?? 0;
    if (turns && meter < begins && begins <= held)
      events.push({ type: 'level', level: level + 1, from: turns.from, into: turns.into });
  });
  return events;
}
