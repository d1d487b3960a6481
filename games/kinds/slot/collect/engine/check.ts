/** What a definition must hold to be played and to be proved. What the slots that it is made of must hold is checked with them. */
import type { CollectDefinition } from './definition.ts';

/** @throws Error that lists every rule the definition breaks. */
export function checkCollect(game: CollectDefinition): void {
  const found: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) found.push(rule);
  };
  const kinds = new Map(game.symbols.map(({ id, kind }) => [id, kind]));
  const isOrdinary = (id: string) => kinds.get(id) === 'low' || kinds.get(id) === 'high';
  const [first, ...others] = game.levels;
  const gone = new Set<string>();

  must([...kinds.values()].filter((kind) => kind === 'scatter').length === 1, 'one symbol is collected');
  must(
    [...kinds.values()].every((kind) => kind !== 'coin' && kind !== 'mystery'),
    'symbols pay, stand for others or are collected',
  );
  must(first !== undefined && first.turns === null, 'the first level turns nothing');
  for (const { turns } of others) {
    must(turns !== null, 'every level after the first turns something');
    if (!turns) continue;
    const { from, into } = turns;
    must(isOrdinary(from), `${from} is an ordinary symbol`);
    must(isOrdinary(into) || kinds.get(into) === 'wild', `${into} pays or is wild`);
    must(!gone.has(from) && !gone.has(into), `${from} and ${into} are still on the reels`);
    gone.add(from);
  }
  must(
    game.levels.every(({ needs }) => Number.isInteger(needs) && needs >= 1),
    'levels take whole numbers of symbols',
  );
  must(Number.isInteger(game.harvest.spins) && game.harvest.spins >= 1, 'a harvest has spins');
  must(
    Number.isInteger(game.harvest.multiplier) && game.harvest.multiplier >= 1,
    'a harvest multiplies by a whole number',
  );
  must(Number.isInteger(game.mostCoins) && game.mostCoins >= 1, 'the most that a round pays is whole coins');
  if (found.length > 0) throw new Error(`${game.code} breaks the rules: ${found.join('; ')}`);
}
