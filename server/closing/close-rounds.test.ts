/** An account is not closed while a bet is not settled, and is as soon as all are, whatever the histories have come to. */
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from '../../tests/casino-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { closeAccount } from './close-account.ts';

let casino: CasinoFixture;
/** A transaction that runs while a test does: no history reads beyond it. */
let older: Client;

beforeAll(async () => {
  casino = await createCasinoFixture();
  older = new Client({ connectionString: casino.database.ownerUrl });
  await older.connect();
});
afterEach(() => older.query('rollback'));
afterAll(async () => {
  await older.end();
  await casino.close();
});

const unit = 100_000n;
/** What is posted of one round, in this order: `-` rolls the bet before it back, `|` lets the histories take in what came before. */
type Story = readonly ('bet' | 'win' | 'last win' | '-' | '|')[];

async function holdHistories(): Promise<void> {
  await older.query('begin');
  await older.query('select pg_current_xact_id()');
}

async function post(player: PlayerFixture, story: Story): Promise<void> {
  const { siteId, playerId, currency } = player;
  const round = newId();
  let bet = '';
  for (const step of story) {
    if (step === '|') {
      await casino.untilProjected(player);
      await holdHistories();
      continue;
    }
    const externalId = newId();
    const what = { siteId, playerId, currency, source: 'MARQUEE', externalId, round };
    const posted = await casino.app.ledger.post(
      step === '-'
        ? { ...what, kind: 'rollback', amount: 0n, reference: bet }
        : step === 'bet'
          ? { ...what, kind: 'bet', amount: unit }
          : {
              ...what,
              kind: 'win',
              amount: 0n,
              reference: bet,
              meta: { round_closed: step === 'last win' },
            },
    );
    expect(posted).toMatchObject({ status: 'posted' });
    if (step === 'bet') bet = externalId;
  }
}

const close = (player: PlayerFixture) =>
  closeAccount(casino.app, player.session, { forfeitsBonus: false }).then(
    () => 'closed',
    (error: unknown) => String(Object(error).refusal),
  );

test.each<[Story, 'open' | 'over']>([
  [['|', 'bet'], 'open'],
  [['|', 'bet', 'win'], 'open'],
  [['|', 'bet', 'bet', '-'], 'open'],
  [['bet', '|', 'win'], 'open'],
  [['bet', '-', '|', 'bet'], 'open'],
  [['bet', '|', 'bet', '-'], 'open'],
  [['|', 'bet', 'last win'], 'over'],
  [['|', 'bet', '-'], 'over'],
  [['bet', '|', 'last win'], 'over'],
  [['bet', '|', '-'], 'over'],
  [['bet', '|', 'bet', 'last win'], 'over'],
  [['bet', 'last win', '|'], 'over'],
])('a round of which was posted %j is %s', async (story, state) => {
  const player = await casino.newPlayer({ balance: 10n * unit });
  await post(player, story);
  // What stands in the way of an account without open rounds is the bank account that the rest is paid to.
  expect(await close(player)).toBe(state === 'open' ? 'roundsOpen' : 'bankAccountRequired');
});

test('a bet and a closing at the same moment: one of them is refused', async () => {
  await holdHistories();
  // Too little to be paid out by hand, so that nothing else stands in the way.
  await casino.app.db.updateTable('cashier.site_setting').set({ payout_gateway: 'manual' }).execute();
  const amount = 500n;
  const players = await Promise.all(Array.from({ length: 30 }, () => casino.newPlayer({ balance: amount })));
  const seen = await Promise.all(
    players.map(async (player, index) => {
      const { siteId, playerId, currency } = player;
      const what = { siteId, playerId, currency, source: 'MARQUEE', externalId: newId(), round: newId() };
      const closing = index % 2 === 0 ? close(player) : undefined;
      const posting = casino.app.ledger.post({ ...what, kind: 'bet', amount });
      const [{ status }, closed] = await Promise.all([posting, closing ?? close(player)]);
      return `${status}, ${closed}`;
    }),
  );
  const allowed = ['posted, roundsOpen', 'wallet_blocked, closed'];
  expect(seen.filter((one) => !allowed.includes(one))).toEqual([]);
});
