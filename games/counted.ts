/** The games whose bets have whole distributions, each with the laws of all kinds of bet. */
import { lawOfTarget } from './kinds/crash/crash-point.ts';
import { namedTargets } from './kinds/crash/targets.ts';
import { instantGames } from './kinds/instant/games.ts';
import { UNIT } from './kinds/instant/multiplier.ts';
import { rational, zero, type Rational } from './kit/prove/fraction.ts';
import type { Law } from './kit/prove/law.ts';
import { rowOfLaws, type ProofRow } from './kit/prove/proof-table.ts';
import { references } from './references.ts';

const counted: readonly { code: string; kind: string; laws: () => Law[]; most: () => Rational }[] = [
  ...instantGames.map(({ code, betTypes, mostMultiplier }) => ({
    code,
    kind: 'instant',
    laws: () => betTypes().map(({ law }) => law),
    most: () =>
      rational(BigInt(Math.max(...betTypes().map(({ wager }) => mostMultiplier(wager)))), BigInt(UNIT)),
  })),
  { code: 'crash', kind: 'crash', laws: () => namedTargets.map(lawOfTarget), most: () => zero },
];

export const countedCodes: readonly string[] = counted.map(({ code }) => code);

/** The proofs of these games, of all if none is named. */
export function countedRows(codes: readonly string[] = countedCodes): ProofRow[] {
  return counted
    .filter(({ code }) => codes.includes(code))
    .map(({ code, kind, laws, most }) =>
      rowOfLaws({ code, kind, reference: references[code], most: most() }, laws()),
    );
}
