/**
 * What a definition must hold to be played and to be proved exactly. A game that breaks a rule is
 * refused when it is compiled, so it can neither be listed nor started.
 */
import type { SlotDefinition } from './definition.ts';

function problems(game: SlotDefinition): string[] {
  const found: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) found.push(rule);
  };
  const kinds = new Map(game.symbols.map((symbol) => [symbol.id, symbol.kind]));
  const count = (kind: string) => game.symbols.filter((symbol) => symbol.kind === kind).length;
  const pays = (id: string) => Object.keys(game.pays[id] ?? {}).length > 0;
  const strips = [...game.strips.base, ...(game.strips.free ?? [])];
  const onStrips = (list: readonly string[], kind: string) =>
    list.some((strip) => strip.split(' ').some((id) => kinds.get(id) === kind));
  const { expandingWilds, mystery, strike, freeSpins, holdAndRespin } = game.features;

  must(kinds.size === game.symbols.length, 'symbol ids are unique');
  must(game.reels >= 3 && game.reels <= 6 && game.rows >= 3 && game.rows <= 5, 'grid of 3–6 × 3–5');
  must(game.strips.base.length === game.reels, 'a base strip for each reel');
  must((game.strips.free ?? game.strips.base).length === game.reels, 'a free strip for each reel');
  for (const strip of strips) {
    const ids = strip.split(' ');
    must(ids.length >= game.rows, 'strips are at least as long as the reel is high');
    must(
      ids.every((id) => kinds.has(id)),
      `strips hold known symbols only: ${ids.filter((id) => !kinds.has(id)).join(' ')}`,
    );
  }
  for (const kind of ['scatter', 'coin', 'mystery']) must(count(kind) <= 1, `at most one ${kind}`);
  for (const [id, byNumber] of Object.entries(game.pays)) {
    const kind = kinds.get(id);
    must(kind === 'low' || kind === 'high' || kind === 'wild', `${id} may pay on lines or ways`);
    const entries = Object.entries(byNumber);
    must(
      entries.every(
        ([number, coins]) => Number(number) >= 2 && Number(number) <= game.reels && Number.isInteger(coins),
      ),
      `pays of ${id} are whole coins for 2 to ${game.reels} symbols`,
    );
  }
  must(
    game.symbols.every((s) => (s.kind !== 'low' && s.kind !== 'high') || pays(s.id)),
    'every ordinary symbol pays',
  );
  if (game.evaluation.kind === 'lines') {
    must(game.evaluation.lines.length === game.betCoins, 'a line costs one coin');
    must(
      game.evaluation.lines.every(
        (line) => line.length === game.reels && line.every((row) => row >= 0 && row < game.rows),
      ),
      'lines lie on the grid',
    );
    must(new Set(game.evaluation.lines.map((line) => line.join())).size === game.betCoins, 'lines differ');
  } else {
    const first = [game.strips.base[0] ?? '', game.strips.free?.[0] ?? ''];
    must(!onStrips(first, 'wild'), 'with ways, no wild on the first reel');
    must(
      game.symbols.every((symbol) => (symbol.multiplier ?? 1) === 1),
      'with ways, wilds do not multiply',
    );
    must(!strike?.outcomes.some((outcome) => outcome.reels.includes(0)), 'no strike on reel 0');
  }
  if (expandingWilds || strike) must(count('wild') === 1, 'wild reels need exactly one wild');
  if (expandingWilds?.respin) {
    must(!freeSpins && !holdAndRespin, 'wild respins stand alone');
    must(!strike, 'wild respins exclude strikes');
  }
  if (expandingWilds?.sticky) must(!strike?.chance.free, 'sticky wilds exclude strikes');
  if (mystery) {
    must(kinds.get(mystery.symbol) === 'mystery', 'the mystery symbol is of that kind');
    must(Object.keys(mystery.weights).every(pays), 'a mystery symbol becomes a paying symbol');
  }
  must(!onStrips(strips, 'mystery') || mystery !== undefined, 'mystery on strips needs its feature');
  must(!onStrips(strips, 'coin') || holdAndRespin !== undefined, 'coins on strips need hold & respin');
  must(!onStrips(game.strips.free ?? [], 'coin'), 'no coins on free strips');
  if (holdAndRespin) {
    must(kinds.get(holdAndRespin.symbol) === 'coin', 'hold & respin collects the coin');
    must(!freeSpins || game.strips.free !== undefined, 'coins and free spins need free strips');
  }
  if (freeSpins) {
    must(count('scatter') === 1, 'free spins need a scatter');
    if (freeSpins.special) {
      must(game.evaluation.kind === 'lines', 'a special symbol pays on lines');
      must(Object.keys(freeSpins.special).every(pays), 'special symbols pay');
    }
  }
  if (game.jackpot) {
    const { contribution, saved, seedStakes, mustPayBySeeds } = game.jackpot;
    const isShare = ([part, parts]: readonly [number, number]) =>
      Number.isInteger(part) && Number.isInteger(parts) && part > 0 && part < parts && parts <= 10_000;
    must(isShare(contribution) && isShare(saved), 'shares of a jackpot are fractions between 0 and 1');
    must(Number.isInteger(seedStakes) && seedStakes > 0, 'a jackpot begins with whole stakes');
    must(Number.isInteger(mustPayBySeeds) && mustPayBySeeds > 1, 'a jackpot grows');
  }
  if (game.buy) {
    const { spins, priceCoins } = game.buy;
    const awards = Object.values(freeSpins?.awards ?? {});
    must(awards.includes(spins), 'what can be bought are free spins that the game awards');
    must(
      Number.isInteger(priceCoins) && priceCoins > game.betCoins,
      'bought spins cost more than a bet, in whole coins',
    );
    must(!game.jackpot, 'no round is bought where stakes fill a jackpot');
  }
  if (game.maxWin) {
    const { bets, sinceVersion } = game.maxWin;
    must(Number.isInteger(bets) && bets >= 1, 'the maximum win is a whole number of bets');
    must(
      Number.isInteger(sinceVersion) && sinceVersion >= 1 && sinceVersion <= game.version,
      'the maximum win came with this version or one before it',
    );
  }
  return found;
}

/** @throws Error that lists every rule the definition breaks. */
export function checkDefinition(game: SlotDefinition): void {
  const found = problems(game);
  if (found.length > 0) throw new Error(`${game.code} breaks the rules: ${found.join('; ')}`);
}
