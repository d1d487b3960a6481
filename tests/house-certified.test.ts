/** The house provider keeps the rules of the protocol in rounds of every kind, of crash in draws and in flights, at a live table, in a lottery, and with a jackpot. */
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantChain } from '../games/server/testing/planted-chain.ts';
import { jackpotRules } from '../tools/certify/jackpot-rules.ts';
import { openProviderSubject } from '../tools/certify/provider-subject.ts';
import { roundRules } from '../tools/certify/round-rules.ts';
import { playRules } from '../tools/certify/rule.ts';
import { createCasinoFixture, type CasinoFixture } from './casino-fixture.ts';
import { connectedSecret, connectHouse, type ConnectedHouse } from './connected-house.ts';

let casino: CasinoFixture;
let house: ConnectedHouse;
const game = 'crash-rocket';
const table = 'auto-roulette';
const lottery = 'lotto-2d';
/** The first slot of each form, as certification takes them. */
const slots = [
  'amber-mammoth',
  'clockwork-orchard',
  'four-elixirs',
  'golden-carabao',
  'isla-del-fuego',
  'twelve-bells',
];

beforeAll(async () => {
  casino = await createCasinoFixture();
  await casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  casino.app.sites.forget();
  // A draw for each rule and a few more; what follows them ends where it ends.
  await plantChain(casino.database.ownerUrl, connectedSecret, game, 10, { earliest: 100, latest: 145 });
  house = await connectHouse(casino, {
    draws: {
      games: [game, table, lottery],
      timing: { betting_ms: 2_000, lastCashOuts_ms: 100, pause_ms: 100, beat_ms: 50 },
      liveTiming: {
        betting_ms: 1_500,
        drawing_ms: 100,
        pause_ms: 100,
        beat_ms: 50,
        schedule: { every_ms: 3_000, offset_ms: 0, sells: 3, announces_ms: 100 },
      },
    },
  });
}, 180_000);
afterAll(async () => {
  await house.close();
  await casino.close();
});

// Side by side: in each of them the rules wait for calls that must not come, and in two for draws.
test.concurrent.for(['Arcade Games', 'Crash Games', 'Casino', 'Instant Games', 'Lottery', 'Video Slots'])(
  'every rule of a round is kept in %s',
  { timeout: 240_000 },
  async (category, { expect }) => {
    const player = await casino.newPlayer();
    const wish = { providerCode: 'MARQUEE', siteCode: 'aurum', accountId: player.accountId, bet: 100_000 };
    const subject = await openProviderSubject(casino.app.db, casino.keys, wish);
    const verdicts = await playRules(roundRules, { ...subject, category, quiet_ms: 300 });
    expect(verdicts.flatMap(({ complaints, notes }) => [...complaints, ...notes])).toEqual([]);
    expect(verdicts.map(({ id, isTried, isOffered }) => [id, isTried && isOffered])).toEqual(
      roundRules.map(({ id }) => [id, true]),
    );
    // What was played against the certification's own wallet is nobody's money here.
    expect(await casino.app.ledger.balance(player)).toMatchObject({ real: 0n, version: 0n });
  },
);

test('crash was played in draws and in flights, and a table and a lottery in draws, once for each rule', async () => {
  const owner = new Client({ connectionString: casino.database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ form: string; rounds: number }>(
    `select case when b.public_id is not null then 'draw' else r.wager->>'form' end as form, count(*)::int as rounds
     from house.round r left join house.draw_bet b using (public_id) where r.game_code = $1 group by 1 order by 1`,
    [game],
  );
  const { rows: live } = await owner.query(
    `select r.game_code, count(*)::int as rounds from house.round r join house.draw_bet b using (public_id)
     where r.game_code = any($1) group by 1 order by 1`,
    [[table, lottery]],
  );
  expect(live).toEqual([table, lottery].map((game_code) => ({ game_code, rounds: roundRules.length })));
  await owner.end();
  expect(rows).toEqual([
    { form: 'draw', rounds: roundRules.length },
    { form: 'solo', rounds: roundRules.length },
  ]);
});

test('of each form of slot one game was played: reels, a choice, a kept meter, and symbols that tumble by each rule', async () => {
  const owner = new Client({ connectionString: casino.database.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ game_code: string; rounds: number }>(
    'select game_code, count(*)::int as rounds from house.round where game_code = any($1) group by 1 order by 1',
    [slots],
  );
  await owner.end();
  expect(rows).toEqual(slots.map((game_code) => ({ game_code, rounds: roundRules.length })));
});

test('a round of a game with a jackpot is certified without a part in the pot', async () => {
  const player = await casino.newPlayer();
  const wish = { providerCode: 'MARQUEE', siteCode: 'aurum', accountId: player.accountId, bet: 100_000 };
  const subject = await openProviderSubject(casino.app.db, casino.keys, wish);
  const owner = new Client({ connectionString: casino.database.ownerUrl });
  await owner.connect();
  const entriesOf = async () =>
    (await owner.query<{ state: string }>('select state from house.jackpot_entry')).rows;
  // Slots that were certified before may have had a jackpot too.
  const before = await entriesOf();
  const verdicts = await playRules(jackpotRules, { ...subject, quiet_ms: 300 });
  expect(verdicts.flatMap(({ complaints, notes }) => [...complaints, ...notes])).toEqual([]);
  expect(verdicts.map(({ id, isTried, isOffered }) => [id, isTried && isOffered])).toEqual([
    ['jackpots', true],
    ['round-jackpot', true],
  ]);
  const entries = await entriesOf();
  const { rows: pots } = await owner.query(
    'select sum(entries)::int as entries, sum(contributed)::int as contributed from house.jackpot',
  );
  await owner.end();
  expect(entries).toHaveLength(before.length + 1);
  expect(new Set(entries.map(({ state }) => state))).toEqual(new Set(['void']));
  expect(pots).toEqual([{ entries: 0, contributed: 0 }]);
  const { lines, balanced } = await casino.app.ledger.trialBalance();
  expect(balanced).toBe(true);
  expect(lines.filter(({ account }) => account.startsWith('jackpot'))).toEqual([]);
}, 180_000);
