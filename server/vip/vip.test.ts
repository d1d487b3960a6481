import { vip } from '@marquee/contract/api/auth/vip.ts';
import { vipLadder } from '@marquee/contract/api/vip/ladder.ts';
import { vipLevels } from '@marquee/contract/api/vip/levels.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../tests/platform.ts';
import { newId } from '../kernel/ids.ts';
import { parseMoney, progressPercent } from '../kernel/money.ts';
import { birthdaysOf, giveBirthdayGifts } from './birthday.ts';
import { decideMonths } from './month.ts';
import { withdrawalBenefits } from './standing.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

async function keyOf(player: TestPlayer) {
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string; currency: string }>(
    'select site_id, player_id, currency from players.player where account_id = $1',
    [player.account_id],
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such player');
  return { siteId: row.site_id, playerId: BigInt(row.player_id), currency: row.currency };
}

/** Deposit and stake as the cashier and a game would post it. */
async function play(player: TestPlayer, deposit: string, stake: string): Promise<void> {
  const { ledger } = platform.marquee.app;
  const key = await keyOf(player);
  const of = { ...key, source: 'MARQUEE', game: 'dragon-fortune', round: newId() };
  await ledger.post({
    ...key,
    source: 'cashier',
    externalId: newId(),
    kind: 'deposit',
    amount: parseMoney(deposit),
  });
  const bet = newId();
  await ledger.post({
    ...key,
    source: 'test',
    externalId: newId(),
    kind: 'adjustment_credit',
    amount: parseMoney(stake),
  });
  await ledger.post({ ...of, externalId: bet, kind: 'bet', amount: parseMoney(stake) });
  await ledger.post({ ...of, externalId: newId(), kind: 'win', amount: 0n, reference: bet });
}

const standing = async (player: TestPlayer) => (await platform.call(vipLadder, player)).standing;
const untilLevel = (player: TestPlayer, name: string) =>
  expect.poll(async () => (await standing(player))?.vip_name, { timeout: 60_000 }).toBe(name);

test('S1.1 S3.7 S7.11 auth/vip answers the level of a new player, and the way to the next', async () => {
  const player = await platform.newPlayer('newcomer');
  expect(await platform.call(vip, player)).toEqual({
    statusCode: 1,
    statusMessage: 'OK',
    statusDetail: expect.anything(),
    nextLevel: [
      {
        starting_deposit: '0.00',
        cycle_deposit: '0.00',
        deposit_next: '5000.00',
        starting_turnover: '0.00',
        cycle_turnover: '0.00',
        turnover_next: '25000.00',
        vip_level: 0,
        vip_name: 'Bronze',
        vip_name_next: 'Silver',
      },
    ],
  });
  expect(await platform.call(vip, { ...player, auth: 'wrong' })).toMatchObject({
    statusMessage: 'sessionExpired',
  });
});

test('S3.7 S7.11 deposits and turnover lead to the next level, of which a message tells', async () => {
  const player = await platform.newPlayer('climber');
  await play(player, '5000', '24000');
  await expect.poll(async () => (await standing(player))?.turnover_progress, { timeout: 60_000 }).toBe(96);
  expect(await standing(player)).toMatchObject({ vip_name: 'Bronze', deposit_progress: 100 });
  await play(player, '1000', '2000');
  await untilLevel(player, 'Silver');
  const { nextLevel } = await platform.call(vip, player);
  expect(nextLevel).toEqual([
    {
      starting_deposit: '5000.00',
      cycle_deposit: '1000.00',
      deposit_next: '20000.00',
      starting_turnover: '25000.00',
      cycle_turnover: '1000.00',
      turnover_next: '125000.00',
      vip_level: 1,
      vip_name: 'Silver',
      vip_name_next: 'Gold',
    },
  ]);
  const ladder = await platform.call(vipLadder, player);
  expect(ladder.value?.map((level) => [level.vip_name, level.is_current])).toEqual([
    ['Bronze', false],
    ['Silver', true],
    ['Gold', false],
    ['Platinum', false],
    ['Diamond', false],
  ]);
  expect(ladder.value?.[2]).toMatchObject({ cashback_percent: '6.5', withdrawal_maximum: '75000.00' });
  // A visitor sees the same levels without a standing.
  const open = await platform.call(vipLevels, { domain_name: 'localhost' });
  expect(open).toMatchObject({
    currency: 'PHP',
    value: ladder.value?.map(({ level, vip_name, cashback_percent }) => ({
      level,
      vip_name,
      cashback_percent,
    })),
  });
  expect(JSON.stringify(open)).not.toContain('is_current');
  const { rows } = await platform.owner.query(
    `select title->>'EN' as title from rewards.inbox_message join players.player using (site_id, player_id) where account_id = 'climber'`,
  );
  expect(rows).toEqual([{ title: 'You are Silver now' }]);
});

test('S5.5 progress is capped at 100 and is 0 where it cannot be computed', () => {
  expect(progressPercent(50n, 200n)).toBe(25);
  expect(progressPercent(500n, 200n)).toBe(100);
  expect(progressPercent(5n, 0n)).toBe(0);
  expect(progressPercent(-5n, 10n)).toBe(0);
});

test('the highest level has no way on: its progress cannot be computed', async () => {
  const player = await platform.newPlayer('president');
  await play(player, '600000', '5000000');
  await untilLevel(player, 'Diamond');
  expect(await standing(player)).toMatchObject({
    vip_name_next: '',
    deposit_next: '0.00',
    deposit_progress: 0,
    turnover_progress: 0,
  });
  expect(await withdrawalBenefits(platform.marquee.app, await keyOf(player))).toEqual({
    maximum: parseMoney('250000'),
    perDay: 10,
    priority: 4,
  });
});

test('a birthday gift is given once a year, however often and at once the job runs', async () => {
  const player = await platform.newPlayer('celebrant');
  await play(player, '6000', '30000');
  await untilLevel(player, 'Silver');
  const today = platform.clock.now().toISOString().slice(5, 10);
  await platform.owner.query(
    `update players.player set birth_date = ('1992-' || $1)::date where account_id = 'celebrant'`,
    [today === '02-29' ? '02-28' : today],
  );
  const { app } = platform.marquee;
  const given = await Promise.all([1, 2, 3].map(() => giveBirthdayGifts(app)));
  expect(given.reduce((sum, one) => sum + one)).toBe(1);
  expect(await giveBirthdayGifts(app)).toBe(0);
  expect(await app.ledger.balance(await keyOf(player))).toMatchObject({ real: parseMoney('6050') });
  expect(birthdaysOf(new Date('2027-02-28T12:00:00Z'))).toEqual(['02-28', '02-29']);
  expect(birthdaysOf(new Date('2028-02-28T12:00:00Z'))).toEqual(['02-28']);
});

test('a level is kept through the month in which it was reached, and falls by one after a month without play, once', async () => {
  const player = await platform.newPlayer('faller');
  await play(player, '30000', '200000');
  await untilLevel(player, 'Gold');
  const { app } = platform.marquee;
  const month = async (months: number) => {
    const now = platform.clock.now();
    const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 2);
    platform.clock.advance(next - now.getTime());
    await Promise.all([decideMonths(app), decideMonths(app)]);
    await decideMonths(app);
    const { rows } = await platform.owner.query<{ vip_name: string; deposit: string }>(
      `select l.vip_name, s.deposit from rewards.vip_standing s join rewards.vip_level l using (site_id, level)
       join players.player p using (site_id, player_id) where account_id = 'faller'`,
    );
    return rows[0];
  };
  expect((await month(1))?.vip_name).toBe('Gold');
  expect(await month(1)).toEqual({ vip_name: 'Silver', deposit: parseMoney('5000').toString() });
  // A drop protects the level in its month, like a level reached. The month after it is decided again.
  expect((await month(2))?.vip_name).toBe('Bronze');
  const { rows } = await platform.owner.query<{ level_before: number; level_after: number }>(
    `select level_before, level_after from rewards.vip_change join players.player using (site_id, player_id)
     where account_id = 'faller' order by changed_at, change_id`,
  );
  expect(rows).toEqual([
    { level_before: 0, level_after: 2 },
    { level_before: 2, level_after: 1 },
    { level_before: 1, level_after: 0 },
  ]);
});
