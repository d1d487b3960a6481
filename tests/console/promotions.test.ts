import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promotionClaim } from '../../contract/api/promotion/claim.ts';
import { promotionsGet } from '../../contract/operate/promotions/get.ts';
import { promotionsHistory } from '../../contract/operate/promotions/history.ts';
import { promotionsList } from '../../contract/operate/promotions/list.ts';
import { promotionsPublish } from '../../contract/operate/promotions/publish.ts';
import { promotionsRestore } from '../../contract/operate/promotions/restore.ts';
import { promotionsSaveDraft } from '../../contract/operate/promotions/save_draft.ts';
import { promotionsSimulate } from '../../contract/operate/promotions/simulate.ts';
import { promotionsStop } from '../../contract/operate/promotions/stop.ts';
import type { PromotionDocument } from '../../contract/operator-promotions.ts';
import { importBrands } from '../../database/seed.ts';
import { publishDue } from '../../server/console/publish-due.ts';
import { newId } from '../../server/kernel/ids.ts';
import { parseMoney } from '../../server/kernel/money.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../platform.ts';

const brandsDirectory = fileURLToPath(new URL('../../brands', import.meta.url));
const site = { site_code: 'aurum' };

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let siteId: number;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  const { rows } = await platform.owner.query<{ site_id: number }>(
    "select site_id from sites.site where site_code = 'aurum'",
  );
  siteId = rows[0]?.site_id ?? 0;
});
afterAll(() => platform.close());

const text = (EN: string) => ({ EN, PHP: '', CN: '' });

function gift(change: Partial<PromotionDocument> = {}): PromotionDocument {
  return {
    position: 90,
    image_url: '',
    words: {
      title: text('Rainy day gift'),
      summary: text('Fifty for the wait'),
      body: text('<p>Fifty</p><script>alert(1)</script>'),
      terms: text(''),
    },
    starts_at: null,
    ends_at: null,
    audience: 'all',
    audience_days: null,
    audience_level: null,
    offer: { kind: 'no_deposit', claim_period: 'once', stackable: true, amount: '50.00' },
    bonus_terms: {
      wagering_multiple: '10',
      wagering_base: 'bonus',
      game_weights: { other: 100 },
      excluded_games: [],
      max_bet: null,
      max_win: '100.00',
      max_win_multiple: null,
      valid_days: 7,
      funds_order: 'real_first',
    },
    ...change,
  };
}

async function publish(code: string, promotion: PromotionDocument, is_new = true) {
  await operate.stepUp(owner);
  return operate.call(promotionsPublish, { ...site, code, is_new, promotion }, owner);
}

async function claim(player: TestPlayer, code: string) {
  const { promotion_id } = await operate.call(promotionsGet, { ...site, code }, owner);
  return platform.call(promotionClaim, { ...player, promotion_id: promotion_id ?? newId() });
}

const listed = async (code: string) => {
  const { value } = await operate.call(promotionsList, site, owner);
  return value?.find((one) => one.code === code);
};

async function playerIdOf({ account_id }: TestPlayer): Promise<bigint> {
  const { rows } = await platform.owner.query<{ player_id: string }>(
    'select player_id from players.player where account_id = $1',
    [account_id],
  );
  return BigInt(rows[0]?.player_id ?? 0);
}

test('a promotion is a draft that nobody can claim, then it is published and claimed, and once it is stopped nobody new gets it', async () => {
  const [first, second] = [
    await platform.newPlayer('first.player'),
    await platform.newPlayer('second.player'),
  ];
  const saved = await operate.call(
    promotionsSaveDraft,
    { ...site, code: 'rainy-day', is_new: true, promotion: gift() },
    owner,
  );
  expect(saved.statusMessage).toBe('OK');
  expect(await listed('rainy-day')).toMatchObject({ state: 'draft', missing: ['PHP', 'CN'] });
  expect((await claim(first, 'rainy-day')).statusMessage).toBe('promotionNotFound');
  expect((await publish('rainy-day', gift())).statusMessage).toBe('promotionExists');
  expect((await publish('rainy-day', gift(), false)).statusMessage).toBe('OK');
  const { published, draft } = await operate.call(promotionsGet, { ...site, code: 'rainy-day' }, owner);
  expect(draft).toBeNull();
  expect(published?.words.body.EN).toBe('<p>Fifty</p>');
  expect(published?.words.title.PHP).toBe('');

  expect((await claim(first, 'rainy-day')).statusMessage).toBe('OK');
  expect(await listed('rainy-day')).toMatchObject({
    state: 'running',
    cost: { claims: 1, players: 1, open: 1, granted: '50.00', converted: '0.00' },
  });

  const stopped = await operate.call(
    promotionsStop,
    { ...site, code: 'rainy-day', reason: 'the rain is over' },
    owner,
  );
  expect(stopped.statusMessage).toBe('OK');
  expect((await claim(second, 'rainy-day')).statusMessage).toBe('promotionNotFound');
  const { rows } = await platform.owner.query(
    'select status, amount::text from rewards.bonus where player_id = $1',
    [await playerIdOf(first)],
  );
  expect(rows).toEqual([{ status: 'active', amount: parseMoney('50').toString() }]);
  expect((await listed('rainy-day'))?.state).toBe('stopped');
  const again = await operate.call(promotionsStop, { ...site, code: 'rainy-day', reason: 'again' }, owner);
  expect(again.statusMessage).toBe('documentUnchanged');
});

test('a change back to what was there before the stop lets players claim again, and the first publication cannot be undone', async () => {
  const { value } = await operate.call(promotionsHistory, { ...site, code: 'rainy-day' }, owner);
  const [stop, first] = value ?? [];
  await operate.stepUp(owner);
  const back = (revision_id = newId()) => operate.call(promotionsRestore, { ...site, revision_id }, owner);
  expect((await back(first?.revision_id)).statusMessage).toBe('revisionNotFound');
  expect((await back(stop?.revision_id)).statusMessage).toBe('OK');
  expect((await listed('rainy-day'))?.state).toBe('running');
  expect((await claim(await platform.newPlayer('third.player'), 'rainy-day')).statusMessage).toBe('OK');
});

test('a cashback that runs ends at its stop, so that its last period is still paid', async () => {
  const code = (await operate.call(promotionsList, site, owner)).value?.find(
    ({ kind }) => kind === 'cashback',
  )?.code;
  if (code === undefined) throw new Error('aurum has no cashback');
  const stopped = await operate.call(promotionsStop, { ...site, code, reason: 'a test' }, owner);
  expect(stopped.statusMessage).toBe('OK');
  const { rows } = await platform.owner.query(
    'select status, ends_at from rewards.promotion where site_id = $1 and promotion_code = $2',
    [siteId, code],
  );
  expect(rows).toEqual([{ status: 'active', ends_at: platform.clock.now() }]);
});

test.each([
  ['promotion.ends_at', { starts_at: '2026-12-02T00:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' }],
  ['promotion.bonus_terms.wagering_multiple', { bonus_terms: null }],
  ['promotion.audience_level', { audience: 'vip', audience_level: 40 }],
  [
    'promotion.offer.game_code',
    {
      offer: {
        kind: 'free_spins',
        claim_period: 'once',
        stackable: true,
        wait_days: 7,
        count: 5,
        spin_value: '1.00',
        provider_code: 'MARQUEE',
        game_code: 'no-such-game',
      },
    },
  ],
  ['promotion.image_url', { image_url: '/brand/aurum/unknown.avif?v=00000000' }],
] satisfies [string, Partial<PromotionDocument>][])(
  'a promotion that the rules do not allow is refused at its field: %s',
  async (field, change) => {
    const answer = await publish('not-allowed', gift(change));
    expect(answer.statusMessage).toBe('invalidInput');
    expect(answer.statusDetail).toMatchObject([{ field }]);
  },
);

test('a draft with a time is published at it, in the name of who saved it', async () => {
  const publish_at = new Date(platform.clock.now().getTime() + 60_000).toISOString();
  await operate.call(
    promotionsSaveDraft,
    { ...site, code: 'tomorrow', is_new: true, promotion: gift(), publish_at },
    owner,
  );
  await publishDue(platform.marquee.app);
  expect((await listed('tomorrow'))?.state).toBe('draft');
  platform.clock.advance(60_000);
  await publishDue(platform.marquee.app);
  expect((await listed('tomorrow'))?.state).toBe('running');
  const { rows } = await platform.owner.query(
    'select call, operator_name, reason from operators.audit_entry order by entry_id desc limit 1',
  );
  expect(rows).toMatchObject([
    { call: 'promotions/publish', operator_name: 'Name of owner@example.com', reason: 'scheduled' },
  ]);
});

test('the simulation counts the deposits that were made, each player once, and what one device would have got', async () => {
  const players = await Promise.all(
    ['sim.one', 'sim.two', 'sim.small'].map((name) => platform.newPlayer(name)),
  );
  const ids = await Promise.all(players.map(playerIdOf));
  const now = platform.clock.now().getTime();
  const deposits: [number, string, number][] = [
    [0, '400', 3],
    [0, '1000', 1],
    [1, '5000', 2],
    [2, '50', 1],
    [1, '900', 60],
  ];
  for (const [index, amount, daysAgo] of deposits) {
    await platform.owner.query(
      `insert into cashier.deposit (site_id, player_id, deposit_id, idempotency_key, method_code, gateway, amount, currency,
         return_url, status, created_at, expires_at, settled_at)
       values ($1, $2, $3::uuid, $3::text, 'gcash', 'sandbox', $4, 'PHP', '', 'credited', $5, $5, $5)`,
      [siteId, ids[index], newId(), parseMoney(amount), new Date(now - daysAgo * 86_400_000)],
    );
  }
  await platform.owner.query(
    "update players.player set visitor_id = 'one device' where player_id = any($1)",
    [ids.slice(0, 2)],
  );
  const offer = {
    kind: 'reload',
    claim_period: 'once',
    stackable: true,
    wait_days: 7,
    percent: 100,
    maximum_bonus: '1000.00',
    minimum_deposit: '100.00',
  } as const;
  const simulate = async (promotion: PromotionDocument, days: 30 | 90 = 30) => {
    const answer = await operate.call(promotionsSimulate, { ...site, days, promotion }, owner);
    expect(answer.statusMessage).toBe('OK');
    return answer.simulation;
  };
  // Without a cap and without wagering all that is given is what it costs.
  const plain = gift().bonus_terms;
  const free = plain && { ...plain, wagering_multiple: '0', max_win: null };
  expect(await simulate(gift({ offer, bonus_terms: free }))).toMatchObject({
    deposits: 4,
    players: 2,
    claims: 2,
    granted: '1400.00',
    wagering_lost: '0.00',
    expected_cost: '1400.00',
    most_cost: '1400.00',
    largest: { account_id: 'sim.two', claims: 1, granted: '1000.00' },
    ring: { accounts: 2, granted: '1400.00' },
    each_account: '1000.00',
    deposit_of_each: '1000.00',
  });
  expect(await simulate(gift({ offer: { ...offer, claim_period: 'day' }, bonus_terms: free }))).toMatchObject(
    {
      claims: 3,
      granted: '2400.00',
    },
  );
  expect(await simulate(gift({ offer: { ...offer, deposit_number: 1 }, bonus_terms: free }))).toMatchObject({
    claims: 1,
    granted: '400.00',
  });
  expect(
    await simulate(gift({ offer: { ...offer, claims_in_all: 1 }, bonus_terms: free }), 90),
  ).toMatchObject({
    claims: 1,
    beyond_limit: 1,
    granted: '900.00',
  });
  const wagered = await simulate(gift({ offer, bonus_terms: plain && { ...plain, max_win: null } }));
  expect(Number(wagered?.wagering_lost)).toBeCloseTo(
    (14_000 * Number(wagered?.house_edge_percent)) / 100,
    -1,
  );
  expect(Number(wagered?.expected_cost)).toBeLessThan(1400);
});

test('the folder of a brand does not undo what was built in the console', async () => {
  const before = await operate.call(promotionsList, site, owner);
  // As if the folder had a new version since.
  await platform.owner.query(
    "update sites.brand_import set file_checksum = 'older' where topic = 'promotions'",
  );
  const [held] = await importBrands({
    ownerUrl: platform.ownerUrl,
    brands: [{ brandsDirectory, siteCode: 'aurum' }],
    isProduction: false,
    wish: { now: new Date() },
  });
  expect(held?.topics.get('promotions')).toBe('conflict');
  const after = await operate.call(promotionsList, site, owner);
  expect(after.value?.map(({ code, state }) => [code, state])).toEqual(
    before.value?.map(({ code, state }) => [code, state]),
  );
});
