/** The table of all games' proofs, in short: the slots by their committed figures, all others counted anew. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { games } from './catalogue.ts';
import { countedRows } from './counted.ts';
import { proofSchema } from './kinds/slot/paytable.ts';
import { rowOfProof } from './kinds/slot/prove/proof-row.ts';
import { rational, zero } from './kit/prove/fraction.ts';
import { proofTable, rowOfLaws } from './kit/prove/proof-table.ts';

test('every game that returns a published 99 % is within a sixth of a percent of it', () => {
  const rows = countedRows();
  expect(Object.fromEntries(rows.map(({ code, difference }) => [code, difference]))).toEqual({
    dice: '-0.0097 to 0.0000',
    limbo: '-0.0004 to 0.0000',
    plinko: '-0.0938 to 0.1602',
    mines: '-0.0080 to 0.0000',
    keno: '',
    'hi-lo': '-0.0022 to -0.0008',
    towers: '',
    wheel: '0.0000',
    'coin-streak': '',
    crash: '0.0000',
  });
});

test('one table has all games of all kinds', async () => {
  const slots = await Promise.all(
    games.map(async ({ code }) => {
      const text = await readFile(new URL(`${code}/proof.json`, import.meta.url), 'utf8');
      return rowOfProof({ proof: proofSchema.parse(JSON.parse(text)), simulation: null });
    }),
  );
  const lines = proofTable([...countedRows(), ...slots]);
  expect(lines).toHaveLength(2 + 10 + games.length);
  expect(lines[0]).toMatch(
    /^game +kind +method +RTP % +hits % +deviation, bets +most, bets +once in +published % +difference$/,
  );
  expect(lines.find((line) => line.startsWith('dice'))).toMatch(
    /counted, 9,799 kinds of bet +98\.9903 to 99\.0000 /,
  );
  expect(lines.find((line) => line.startsWith('hi-lo'))).toMatch(/ 10000\.00 +by play /);
  expect(lines.find((line) => line.startsWith('koi-pond'))).toMatch(/slot +enumerated +96\.5964 /);
});

test('a row says what its laws say', () => {
  const law = {
    outcomes: [
      { pays: rational(3n), cases: 1n },
      { pays: rational(0n), cases: 3n },
    ],
    total: 4n,
  };
  const reference = { source: 'a book', rtp_percent: rational(74n) };
  expect(rowOfLaws({ code: 'x', kind: 'y', reference, most: zero }, [law])).toEqual({
    code: 'x',
    kind: 'y',
    method: 'counted, 1 kind of bet',
    rtp_percent: '75.0000',
    hits_percent: '25.0000',
    deviation_bets: '1.29',
    largest_bets: '3.00',
    largest_once_in: '4',
    reference: 'a book 74.00',
    difference: '1.0000',
  });
});
