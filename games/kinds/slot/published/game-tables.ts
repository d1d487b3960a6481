/** The tables of one game: every number that a draw or a win looks at. */
import type { Mathematics, PublishedGame } from './published-game.ts';
import { type Block, heading, list, paragraph, table } from '../../../kit/published/text.ts';

/** The newest version whole; of the older ones what differs is said in a sentence. */
export function gameTables(versions: ReadonlyMap<number, PublishedGame>): Block[] {
  const ordered = [...versions.values()].toSorted((a, b) => b.mathematics.version - a.mathematics.version);
  const [newest, ...older] = ordered;
  if (!newest) return [];
  const { mathematics } = newest;
  const { evaluation } = mathematics;
  return [
    heading(3, `${newest.title} (${mathematics.code}), version ${mathematics.version}`, mathematics.code),
    list(
      `${mathematics.reels} reels, ${mathematics.rows} rows, ${mathematics.bet_coins} coins a bet.`,
      evaluation.kind === 'ways'
        ? 'Ways from the left.'
        : `${evaluation.lines.length} lines, ${evaluation.direction === 'both' ? 'from both sides' : 'from the left'}. Rows of each line: ${evaluation.lines.map((line) => line.join('')).join(' ')}.`,
      mathematics.max_win_bets === null
        ? 'No maximum win.'
        : `Maximum win: ${mathematics.max_win_bets} bets.`,
      ...(mathematics.buy ? [buyLine(mathematics.buy)] : []),
      ...(mathematics.jackpot ? [jackpotLine(mathematics.jackpot)] : []),
      ...choiceLines(mathematics),
      ...older.map(
        (each) => `Version ${each.mathematics.version}: ${differences(mathematics, each.mathematics)}`,
      ),
    ),
    symbolTable(newest),
    ...strips(mathematics),
    ...features(mathematics),
  ];
}

function buyLine({ spins, price_coins }: NonNullable<Mathematics['buy']>): string {
  return `Can be bought: ${spins} free spins, for ${price_coins} coins.`;
}

/** The forms between which the player chooses. */
function choiceLines({ choices, chosen_when_away }: Mathematics): string[] {
  return (choices ?? []).map(({ id, free_spins: { awards, multiplier, max_spins } }) => {
    const spins = awards.map((each) => `${each.scatters}: ${each.spins}`).join(', ');
    const away = id === chosen_when_away ? ' It is chosen for a player who does not return.' : '';
    return `Choice \`${id}\`: free spins by scatters: ${spins}. At most ${max_spins}. Multiplier: start ${multiplier.start}, step ${multiplier.step}, max ${multiplier.max}.${away}`;
  });
}

function jackpotLine(jackpot: NonNullable<Mathematics['jackpot']>): string {
  const { contribution, saved, seed_stakes, must_pay_by_seeds } = jackpot;
  return `Progressive jackpot: contribution \`[${contribution.join(', ')}]\` of the stake, of which saved \`[${saved.join(', ')}]\`; smallest seed ${seed_stakes} usual stakes, must be won by ${must_pay_by_seeds} of them.`;
}

/** Which fields of an older version differ, with the older value where it is short. */
function differences(newest: Mathematics, older: Mathematics): string {
  const before = new Map<string, unknown>(Object.entries(older));
  const changed = Object.entries(newest)
    .filter(
      ([field, value]) => field !== 'version' && JSON.stringify(value) !== JSON.stringify(before.get(field)),
    )
    .map(([field]) => {
      if (!before.has(field)) return `there was no \`${field}\``;
      const text = JSON.stringify(before.get(field));
      return text.length <= 40 ? `\`${field}\` was \`${text}\`` : `\`${field}\` was another`;
    });
  return changed.length === 0 ? 'the same.' : `${changed.join(', ')}; all else is the same.`;
}

function symbolTable({ symbol_names, mathematics }: PublishedGame): Block {
  const { symbols, pays, scatter_pays } = mathematics;
  return table(
    ['symbol', 'name', 'kind', 'multiplier', 'pays (number: coins)'],
    symbols.map(({ id, kind, multiplier }) => [
      `\`${id}\``,
      symbol_names[id] ?? id,
      kind,
      String(multiplier),
      kind === 'scatter'
        ? scatter_pays.map((each) => `${each.count}: ${each.bets} bets`).join(', ')
        : pays
            .filter((each) => each.symbol === id)
            .map((each) => `${each.count}: ${each.coins}`)
            .join(', '),
    ]),
  );
}

function strips({ strips: { base, free } }: Mathematics): Block[] {
  const rows = (phase: string, reels: readonly (readonly string[])[]) =>
    reels.map((strip, reel) => [phase, String(reel), String(strip.length), `\`${strip.join(' ')}\``]);
  const isSame = free !== null && JSON.stringify(free) === JSON.stringify(base);
  return [
    table(
      ['phase', 'reel', 'length', 'strip from stop 0'],
      [...rows('base', base), ...(free && !isSame ? rows('free', free) : [])],
    ),
    ...(isSame ? [paragraph('The free spins’ strips are the same as the base game’s.')] : []),
  ];
}

const chance = (fraction: readonly [number, number] | null) =>
  fraction === null ? 'none' : `\`[${fraction.join(', ')}]\``;

function features(mathematics: Mathematics): Block[] {
  const { strike, mystery, boost, expanding_wilds, free_spins, hold_and_respin } = mathematics;
  const lines: string[] = [];
  const weights = (entries: readonly (readonly [string | number, number])[]) =>
    entries.map(([name, weight]) => `${name}: ${weight}`).join(', ');
  const bySymbol = (entries: readonly { symbol: string; weight: number }[]) =>
    weights(entries.map((each) => [each.symbol, each.weight]));
  if (strike) {
    lines.push(
      `Strike: chance ${chance(strike.base_chance)} in the base game, ${chance(strike.free_chance)} in free spins. Weights of the reels: ${weights(strike.outcomes.map((each) => [`{${each.reels.join(' ')}}`, each.weight]))}.`,
    );
  }
  if (mystery) lines.push(`Mystery symbol, weights: ${bySymbol(mystery.weights)}.`);
  if (boost) {
    lines.push(
      `Boost in ${boost.phases.join(' and ')}, weights: ${weights(boost.outcomes.map((each) => [`×${each.multiplier}`, each.weight]))}.`,
    );
  }
  if (expanding_wilds) {
    const { reels, phases, respin, sticky } = expanding_wilds;
    lines.push(
      `Expanding wilds on reels ${reels.join(' ')} in ${phases.join(' and ')}; respin: ${respin}; sticky: ${sticky}.`,
    );
  }
  if (free_spins) {
    const { awards, retriggers, max_spins, multiplier, special } = free_spins;
    const spins = (entries: readonly { scatters: number; spins: number }[]) =>
      entries.length === 0 ? 'none' : weights(entries.map((each) => [each.scatters, each.spins]));
    lines.push(
      `Free spins by scatters: ${spins(awards)}. Retriggers: ${spins(retriggers)}. At most ${max_spins}. Multiplier: start ${multiplier.start}, step ${multiplier.step}, max ${multiplier.max}.`,
    );
    if (special) lines.push(`Special symbol, weights: ${bySymbol(special)}.`);
  }
  if (hold_and_respin) {
    const { symbol, trigger, respins, land_chance, values, grand_bets } = hold_and_respin;
    lines.push(
      `Hold and respin with \`${symbol}\`: from ${trigger} coins, ${respins} respins, a coin lands with ${chance(land_chance)}. Values in bets, weights: ${weights(values.map((each) => [`${each.bets}${each.jackpot ? ` (${each.jackpot})` : ''}`, each.weight]))}. Grand: ${grand_bets} bets.`,
    );
  }
  return lines.length === 0 ? [] : [list(...lines)];
}
