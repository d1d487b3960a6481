/** Tests the outcomes of the instant games, the tables, both forms of crash and the live tables, played by the rules from the live stream. */
import { beginScript, UsageError } from '../command/command.ts';
import { examine } from './examine.ts';
import { watchedDraws, watchedFlights } from './draw-outcomes.ts';
import { watched } from './outcomes.ts';

const values = beginScript(
  `npm run games:randomness -- [--outcomes 1000000] [--of <part of a name>]

Plays rounds of every instant and table game, draws and flights of crash, and draws of the live tables, lotteries, bingo, bouts and races, from the live stream, and
says how likely outcomes that are as stated are to look at least so far from it: chi-squared over all outcomes, over pairs of outcomes,
and over runs. Exits with 1 below one in a million.`,
  { outcomes: { type: 'string' }, of: { type: 'string', default: '' } },
);

const LEAST = 1e-6;
const least = Number(values.outcomes ?? 1_000_000);
let isSuspect = false;
const all = [...watched(), ...watchedDraws(), watchedFlights()];
const chosen = all.filter(({ name }) => name.includes(values.of));
if (chosen.length === 0) throw new UsageError(`--of: nothing that is watched is called like ${values.of}`);
for (const each of chosen) {
  const { name, outcomes, findings } = examine(each, least);
  const cells = findings.map(({ test, finding: { statistic, degrees, p } }) => {
    isSuspect ||= p < LEAST;
    return `${test} ${statistic.toFixed(1)} of ${degrees}, p ${p.toFixed(4)}`;
  });
  console.log(
    [name.padEnd(36), `${outcomes.toLocaleString('en')} outcomes`.padStart(22), ...cells].join('  '),
  );
}
process.exitCode = isSuspect ? 1 : 0;
