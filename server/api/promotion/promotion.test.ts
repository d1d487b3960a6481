import { bonusList } from '@marquee/contract/api/promotion/bonus_list.ts';
import { promotionClaim } from '@marquee/contract/api/promotion/claim.ts';
import { depositOffers } from '@marquee/contract/api/promotion/deposit_offers.ts';
import { promotionDetail } from '@marquee/contract/api/promotion/detail.ts';
import { promotionEligibility } from '@marquee/contract/api/promotion/eligibility.ts';
import { forfeitBonus } from '@marquee/contract/api/promotion/forfeit.ts';
import { forfeitPreview } from '@marquee/contract/api/promotion/forfeit_preview.ts';
import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { upsertGames } from '../../catalog/upsert-games.ts';
import { newId } from '../../kernel/ids.ts';
import { parseMoney } from '../../kernel/money.ts';
import type { OperationKind } from '../../ledger/types.ts';

let platform: TestPlatform;
const codes = new Map<string, string>();

beforeAll(async () => {
  platform = await startPlatform();
  await upsertGames(
    platform.marquee.app.db,
    { providerCode: 'MARQUEE', providerName: 'Marquee Originals', slug: 'marquee', opensIn: 'frame' },
    [
      {
        gameCode: 'dragon-fortune',
        gameName: 'Dragon Fortune',
        gameType: 'SLOTS',
        category: 'slot_game',
        image: '/a.webp',
        image2x: '/a.webp',
        rtpPercent: null,
        volatility: null,
        releasedAt: new Date('2026-01-01'),
      },
    ],
  );
  const { value = [] } = await platform.call(promotionList, { domain_name: 'localhost' });
  for (const promotion of value) codes.set(promotion.promotion_code, promotion.promotion_id);
});
afterAll(() => platform.close());

const idOf = (code: string): string => codes.get(code) ?? '';

/** Post to the ledger as the cashier and the games would. */
async function post(player: TestPlayer, kind: OperationKind, amount: string, reference?: string) {
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string; currency: string }>(
    'select site_id, player_id, currency from players.player where account_id = $1',
    [player.account_id],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such player');
  const externalId = newId();
  const terms = await platform.marquee.app.betTerms(
    { siteId: row.site_id, playerId: BigInt(row.player_id) },
    'MARQUEE',
    'dragon-fortune',
  );
  const result = await platform.marquee.app.ledger.post({
    siteId: row.site_id,
    playerId: BigInt(row.player_id),
    currency: row.currency,
    source: kind === 'deposit' ? 'cashier' : 'MARQUEE',
    externalId,
    kind,
    amount: parseMoney(amount),
    reference,
    ...(kind === 'bet' ? { funds: terms.funds } : {}),
    ...(kind === 'deposit' ? {} : { round: externalId, game: 'dragon-fortune' }),
    meta: kind === 'bet' || kind === 'win' ? { round_closed: true } : undefined,
  });
  expect(result.accepted).toBe(true);
  return externalId;
}

const mine = async (player: TestPlayer) => (await platform.call(bonusList, player)).value ?? [];
const untilStatus = (player: TestPlayer, status: string) =>
  expect
    .poll(async () => (await mine(player)).map((bonus) => bonus.status), { timeout: 60_000 })
    .toContain(status);

test('a visitor sees the promotions in his language, their bodies sanitised, with all of their terms', async () => {
  const list = await platform.call(promotionList, { domain_name: 'localhost', language: 'CN', page_size: 3 });
  expect(list).toMatchObject({ total: 6, page: 1, page_size: 3 });
  expect(list.value?.map((one) => [one.promotion_code, one.title, one.needs_deposit])).toEqual([
    ['welcome', '黄金迎新：首存 100% 奖金', true],
    ['welcome-gift', '首枚金币：免存款 50 PHP', false],
    ['free-spins', '神龙吐息：20 次免费旋转', true],
  ]);
  const detail = await platform.call(promotionDetail, {
    domain_name: 'localhost',
    promotion_id: idOf('welcome'),
    language: 'PHP',
  });
  expect(detail.promotion).toMatchObject({
    kind: 'deposit_match',
    percent: 100,
    maximum_bonus: '1000.00',
    minimum_deposit: '200.00',
    deposit_number: 1,
    wait_days: 7,
    claims_in_all: null,
    terms: '',
    bonus_terms: { wagering_multiple: '40', max_bet: '100.00', max_win_multiple: '1', valid_days: 14 },
  });
  expect(detail.promotion?.body).toMatch(/^<p>Kunin ito bago ka mag-deposit/);
  expect(
    await platform.call(promotionDetail, { domain_name: 'tropico.localhost', promotion_id: idOf('welcome') }),
  ).toMatchObject({ statusMessage: 'promotionNotFound' });
});

test('a deposit bonus: claimed, granted with the deposit, wagered, and converted', async () => {
  const player = await platform.newPlayer('matched');
  const claimed = await platform.call(promotionClaim, { ...player, promotion_id: idOf('welcome') });
  expect(claimed.bonus).toMatchObject({
    status: 'awaiting_deposit',
    group: 'waiting',
    minimum_deposit: '200.00',
    amount: '0.00',
  });
  await post(player, 'deposit', '200');
  await untilStatus(player, 'active');
  expect(await mine(player)).toMatchObject([
    {
      amount: '200.00',
      balance: '200.00',
      required: '8000.00',
      wagered: '0.00',
      progress: 0,
      max_win: '200.00',
    },
  ]);
  // Eighty bets of 100. Real money is used first, and each win returns to the bucket of its bet.
  for (let index = 0; index < 80; index += 1) {
    const bet = await post(player, 'bet', '100');
    await post(player, 'win', '99', bet);
  }
  await untilStatus(player, 'completed');
  const [bonus] = await mine(player);
  expect(bonus).toMatchObject({ wagered: '8000.00', remaining: '0.00', progress: 100, forfeited: '0.00' });
  expect(parseMoney(bonus?.converted ?? '0')).toBeGreaterThan(0n);
  expect(await platform.call(promotionClaim, { ...player, promotion_id: idOf('welcome') })).toMatchObject({
    statusCode: 5004,
  });
});

test('with a deposit are offered the promotions that the player may claim now and that need one', async () => {
  const player = await platform.newPlayer('chooser');
  const offered = async (): Promise<string[]> =>
    ((await platform.call(depositOffers, player)).value ?? []).map(({ promotion_code }) => promotion_code);
  const before = await offered();
  expect(before).toContain('welcome');
  expect(before).not.toContain('welcome-gift');
  expect(before).not.toContain('vip-reload');
  await platform.call(promotionClaim, { ...player, promotion_id: idOf('welcome') });
  expect(await offered()).toEqual(before.filter((code) => code !== 'welcome'));
});

test('what forfeiting takes is shown before it happens, and has to be as shown', async () => {
  const player = await platform.newPlayer('giver');
  const claimed = await platform.call(promotionClaim, { ...player, promotion_id: idOf('welcome-gift') });
  const bonus_id = claimed.bonus?.bonus_id ?? '';
  expect(claimed.bonus).toMatchObject({
    status: 'active',
    balance: '50.00',
    at_stake: '50.00',
    required: '1500.00',
  });
  const preview = await platform.call(forfeitPreview, { ...player, bonus_id });
  expect(preview.forfeiture).toMatchObject({ forfeits: '50.00', keeps: '0.00', remaining: '1500.00' });
  await post(player, 'bet', '10');
  expect(await platform.call(forfeitBonus, { ...player, bonus_id, forfeits: '50' })).toMatchObject({
    statusMessage: 'forfeitureChanged',
    statusDetail: '40.00',
  });
  const given = await platform.call(forfeitBonus, { ...player, bonus_id, forfeits: '40' });
  expect(given.bonus).toMatchObject({ status: 'forfeited', forfeited: '40.00', balance: '0.00' });
  expect(await platform.call(forfeitBonus, { ...player, bonus_id, forfeits: '0' })).toMatchObject({
    statusMessage: 'bonusFinished',
  });
  const stranger = await platform.newPlayer('stranger');
  expect(await platform.call(forfeitPreview, { ...stranger, bonus_id })).toMatchObject({
    statusMessage: 'bonusNotFound',
  });
});

test('a promotion is claimed once however many claims come at once, and a shared device alone refuses nothing', async () => {
  const player = await platform.newPlayer('hasty');
  await platform.owner.query(
    `update players.player set visitor_id = 'one device' where account_id in ('hasty')`,
  );
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      platform.call(promotionClaim, { ...player, promotion_id: idOf('welcome-gift') }),
    ),
  );
  expect(answers.map((answer) => answer.statusMessage).toSorted()).toEqual([
    'OK',
    ...Array.from({ length: 5 }, () => 'promotionAlreadyClaimed'),
  ]);
  const twin = await platform.newPlayer('twin');
  await platform.owner.query(`update players.player set visitor_id = 'one device' where account_id = 'twin'`);
  expect(await platform.call(promotionClaim, { ...twin, promotion_id: idOf('welcome-gift') })).toMatchObject({
    statusCode: 1,
  });
  const { value = [] } = await platform.call(promotionEligibility, twin);
  const reasons = Object.fromEntries(value.map((one) => [one.promotion_id, one.reason]));
  expect(reasons[idOf('welcome-gift')]).toBe('promotionAlreadyClaimed');
  expect(reasons[idOf('welcome')]).toBe('');
  expect(reasons[idOf('cashback')]).toBe('promotionNotClaimable');
  expect(reasons[idOf('vip-reload')]).toBe('promotionNotForYou');
});

test('a claim that was given up before its deposit stays in the list, and the promotion can be claimed again', async () => {
  const player = await platform.newPlayer('hesitant');
  const claim = async (): Promise<string> => {
    const { bonus } = await platform.call(promotionClaim, { ...player, promotion_id: idOf('welcome') });
    expect(bonus?.status).toBe('awaiting_deposit');
    return bonus?.bonus_id ?? '';
  };
  const first = await claim();
  await platform.call(forfeitBonus, { ...player, bonus_id: first, forfeits: '0' });
  const second = await claim();
  expect(second).not.toBe(first);
  expect(await platform.call(forfeitPreview, { ...player, bonus_id: first })).toMatchObject({
    statusMessage: 'bonusFinished',
  });
  const list = await platform.call(bonusList, { ...player });
  expect(list.value?.map(({ bonus_id, status }) => [bonus_id, status])).toEqual([
    [second, 'awaiting_deposit'],
    [first, 'cancelled'],
  ]);
  const { value = [] } = await platform.call(promotionEligibility, player);
  expect(value.find(({ promotion_id }) => promotion_id === idOf('welcome'))).toMatchObject({
    can_claim: false,
    reason: 'promotionAlreadyClaimed',
    bonus_id: second,
  });
});
