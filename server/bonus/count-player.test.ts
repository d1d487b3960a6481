import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBonusFixture, type BonusFixture } from '../../tests/bonus-fixture.ts';
import { requestFromTest, type PlayerFixture } from '../../tests/casino-fixture.ts';
import { listLeaderboards } from '../engagement/leaderboards/ranking.ts';
import { listMissions } from '../engagement/missions/list.ts';
import { summarizeReferrals } from '../engagement/referral/view.ts';
import { sql } from '../kernel/database.ts';
import { readPlay } from '../rounds/play.ts';
import { newId } from '../kernel/ids.ts';
import { grantEarnedTokens } from '../minigames/earned-tokens.ts';
import { readStanding, vipOverview, vipProgress } from '../vip/standing.ts';
import { countAll } from './count-all.ts';
import { countPlayer } from './count-play.ts';
import { previewForfeit } from './forfeit.ts';
import { claimPromotion } from './promotions/claim.ts';
import { eligibility } from './promotions/eligibility.ts';

let fixture: BonusFixture;
beforeAll(async () => {
  fixture = await createBonusFixture();
});
afterAll(() => fixture.close());

const units = (count: number): bigint => BigInt(count) * 100_000n;

/** How far each consumer of the outbox is, and how many rows there are of what others did. */
async function workFor(others: readonly PlayerFixture[]) {
  const ids = others.map(({ playerId }) => playerId);
  const { rows } = await sql<Record<string, unknown>>`
    select (select json_object_agg(consumer, position::text) from ledger.outbox_consumer) as positions,
      (select count(*)::int from rounds.player_day where player_id = any(${ids}::bigint[])) as days,
      (select count(*)::int from rewards.vip_standing where player_id = any(${ids}::bigint[])) as standings`.execute(
    fixture.casino.app.db,
  );
  return rows[0];
}

async function play(player: PlayerFixture): Promise<void> {
  await fixture.deposit(player, units(100));
  await fixture.bet(player, units(40), newId());
  await fixture.bet(player, units(10), newId());
}

test("a player's reads count that player only, however much of others waits", async () => {
  const { app } = fixture.casino;
  const others = await Promise.all(Array.from({ length: 40 }, () => fixture.casino.newPlayer()));
  await Promise.all(others.map(play));
  const player = await fixture.casino.newPlayer();
  await play(player);
  const gift = await fixture.addPromotion({ kind: 'no_deposit', amount: '5' }, { wagering_multiple: '1' });
  const before = await workFor(others);
  expect(before).toMatchObject({ days: 0, standings: 0 });

  const { session } = player;
  expect(await readPlay(app.db, session, 'always')).toMatchObject({
    deposits: units(100),
    realStakes: units(50),
  });
  await vipProgress(app, session, 'EN');
  await vipOverview(app, session, 'EN');
  await eligibility(app, session);
  await previewForfeit(app, session, await claimPromotion(app, session, gift), 'EN');
  await grantEarnedTokens(app, session);
  await listMissions(app, session, 'EN');
  await listLeaderboards(app, session, 'EN');
  await summarizeReferrals(app, session, requestFromTest);
  expect(await workFor(others)).toEqual(before);

  // The consumer comes later, and counts the player no second time.
  await countAll(app);
  for (const each of [player, ...others]) {
    await fixture.counted(each);
    expect(await readPlay(app.db, each, 'always')).toMatchObject({ deposits: units(100), stakes: units(50) });
    expect(await readStanding(app, each)).toMatchObject({ deposit: units(100), turnover: units(50) });
  }
  const left = await sql`select from rewards.counted_ahead`.execute(app.db);
  expect(left.rows).toHaveLength(0);
});

test('a player who is counted ahead while a batch is counted is counted once', async () => {
  const { app } = fixture.casino;
  const player = await fixture.casino.newPlayer();
  for (let turn = 1; turn <= 8; turn += 1) {
    await play(player);
    await Promise.all([countPlayer(app, player), countAll(app), countPlayer(app, player), countAll(app)]);
  }
  await fixture.counted(player);
  expect(await readStanding(app, player)).toMatchObject({ deposit: units(800), turnover: units(400) });
});
