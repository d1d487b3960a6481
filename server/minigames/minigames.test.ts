import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { miniGameBet } from '@marquee/contract/api/mini_game/mini_game_bet.ts';
import { miniGameCycle } from '@marquee/contract/api/mini_game/mini_game_cycle.ts';
import { miniGameGamify } from '@marquee/contract/api/mini_game/mini_game_gamify.ts';
import { miniGameList } from '@marquee/contract/api/mini_game/mini_game_list.ts';
import { miniGameLog } from '@marquee/contract/api/mini_game/mini_game_log.ts';
import { miniGameReward } from '@marquee/contract/api/mini_game/mini_game_reward.ts';
import { miniGameWallet } from '@marquee/contract/api/mini_game/mini_game_wallet.ts';
import { spinPlay } from '@marquee/contract/api/spin/play.ts';
import { spinWheel } from '@marquee/contract/api/spin/wheel.ts';
import { parseMoney } from '../kernel/money.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../tests/platform.ts';
import { drawBelow } from './draw.ts';
import { progressOf } from './earned-tokens.ts';
import { percentOf, prizeOfDraw, readMiniGames, totalWeight } from './games.ts';
import { settleForgottenPlays } from './plays.ts';

let platform: TestPlatform;
let siteId: number;
beforeAll(async () => {
  platform = await startPlatform();
  siteId = (await platform.marquee.app.sites.byDomain('localhost')).siteId;
});
afterAll(() => platform.close());

let players = 0;

/** A player with the given number of tokens. */
async function playerWith(
  tokens: bigint,
): Promise<TestPlayer & { wallet: { siteId: number; playerId: bigint } }> {
  players += 1;
  const player = await platform.newPlayer(`token.player${players}`);
  const { rows } = await platform.owner.query<{ player_id: string }>(
    'select player_id from players.player where site_id = $1 and account_id = $2',
    [siteId, player.account_id],
  );
  const wallet = { siteId, playerId: BigInt(rows[0]?.player_id ?? '0') };
  if (tokens > 0n) await post(wallet, 'token_grant', 'given', tokens * 100_000n);
  return { ...player, wallet };
}

async function post(
  wallet: { siteId: number; playerId: bigint },
  kind: 'token_grant' | 'bet' | 'deposit' | 'rollback',
  externalId: string,
  amount: bigint,
  reference?: string,
): Promise<void> {
  const result = await platform.marquee.app.ledger.post({
    ...wallet,
    currency: 'PHP',
    source: 'TEST',
    externalId,
    kind,
    amount,
    reference,
    round: 'round',
    game: 'game',
  });
  expect(result.status).toBe('posted');
}

const tokensOf = async (player: TestPlayer) => {
  const { value } = await platform.call(miniGameWallet, asPlayer(player));
  return [value?.[0]?.token_balance, value?.[0]?.frozen_token];
};
const asPlayer = ({ account_id, auth }: TestPlayer): TestPlayer => ({ account_id, auth });

describe('the games', () => {
  test('S7.13 S1.1 are listed with their prizes, whose odds make a whole', async () => {
    const player = await playerWith(0n);
    const { value = [] } = await platform.call(miniGameList, asPlayer(player));
    expect(value.map(({ game_id }) => game_id)).toEqual(['pearl-dice', 'scratch-card', 'three-chests']);
    for (const game of value) {
      const sum = game.prizes.reduce((total, { probability }) => total + Number(probability), 0);
      // Each is cut off after its sixth decimal.
      expect(Math.abs(100 - sum), game.game_id).toBeLessThan(game.prizes.length * 1e-6);
    }
    const { value: chinese = [] } = await platform.call(miniGameList, {
      ...asPlayer(player),
      language: 'CN',
    });
    expect(chinese[0]?.name).toBe('珍珠骰子');
  });

  test('are drawn with the odds that are declared', async () => {
    const games = [
      ...(await readMiniGames(platform.marquee.app.db, siteId)),
      ...(await readMiniGames(platform.marquee.app.db, siteId, { isSpin: true })),
    ];
    expect(games).toHaveLength(4);
    const draws = 20_000;
    for (const { gameId, prizes } of games) {
      const whole = totalWeight(prizes);
      // Every number wins a prize, and each prize owns exactly as many numbers as its weight.
      const numbers = new Map<number, number>();
      for (let draw = 0; draw < whole; draw += 1) {
        const { prizeId } = prizeOfDraw(prizes, draw);
        numbers.set(prizeId, (numbers.get(prizeId) ?? 0) + 1);
      }
      expect([...numbers.values()]).toEqual(prizes.map(({ weight }) => weight));
      expect(() => prizeOfDraw(prizes, whole)).toThrow(RangeError);
      // Numbers are drawn evenly: each prize stays within five standard deviations of its share.
      const won = new Map<number, number>();
      const serverSeed = Buffer.alloc(32, 7);
      for (let draw = 0; draw < draws; draw += 1) {
        const { prizeId } = prizeOfDraw(prizes, drawBelow(whole, serverSeed, String(draw)));
        won.set(prizeId, (won.get(prizeId) ?? 0) + 1);
      }
      for (const { prizeId, weight } of prizes) {
        const chance = weight / whole;
        const deviation = Math.sqrt(draws * chance * (1 - chance));
        expect(Math.abs((won.get(prizeId) ?? 0) - draws * chance), `${gameId} ${prizeId}`).toBeLessThan(
          5 * deviation,
        );
      }
    }
  });

  test('a share is written exactly, and never rounded up', () => {
    expect([percentOf(1, 8), percentOf(1, 3), percentOf(2, 1000), percentOf(5, 5)]).toEqual([
      '12.5',
      '33.333333',
      '0.2',
      '100',
    ]);
  });
});

describe('a play', () => {
  test('is drawn by both seeds, and each server seed serves one play', async () => {
    const player = await playerWith(20n);
    const asked = { ...asPlayer(player), game_id: 'pearl-dice' };
    const shownNow = async () => {
      const { value } = await platform.call(miniGameList, asPlayer(player));
      return value?.find(({ game_id }) => game_id === 'pearl-dice')?.next_seed_hash;
    };
    const hashes = new Set<string | undefined>();
    for (const client_seed of ['one', 'two', undefined]) {
      const shown = await shownNow();
      // Asking again, the player is shown the same: the server does not choose among seeds.
      expect(await shownNow()).toBe(shown);
      hashes.add(shown);
      await platform.call(miniGameBet, { ...asked, client_seed });
      const taken = await platform.call(miniGameReward, asked);
      expect(taken.proof).toMatchObject({
        server_seed_hash: shown,
        client_seed_by: client_seed === undefined ? 'house' : 'player',
      });
      const { prizes = [] } =
        (await readMiniGames(platform.marquee.app.db, siteId, { gameId: 'pearl-dice' }))[0] ?? {};
      const seed = Buffer.from(taken.proof?.server_seed ?? '', 'hex');
      const draw = drawBelow(totalWeight(prizes), seed, taken.proof?.client_seed ?? '');
      expect([draw, prizeOfDraw(prizes, draw).prizeId]).toEqual([taken.draw, taken.prize?.prize_id]);
    }
    expect(hashes.size).toBe(3);
    expect(await platform.call(miniGameBet, { ...asked, client_seed: 'with space' })).toMatchObject({
      statusCode: -400,
    });
  });

  test('may take the seed in the moment in which it is made, and the list still tells its hash', async () => {
    await platform.owner.query(
      `create function public.take_at_once() returns trigger language plpgsql as $$ begin
         delete from rewards.mini_game_seed
         where (site_id, player_id, game_id) = (new.site_id, new.player_id, new.game_id);
         return null;
       end $$`,
    );
    await platform.owner.query(
      'create trigger take_at_once after insert on rewards.mini_game_seed for each row execute function public.take_at_once()',
    );
    try {
      const { statusCode, value } = await platform.call(miniGameList, asPlayer(await playerWith(1n)));
      expect(statusCode).toBe(1);
      expect(value?.[0]?.next_seed_hash).toMatch(/^[0-9a-f]{64}$/);
    } finally {
      await platform.owner.query('drop trigger take_at_once on rewards.mini_game_seed');
    }
  });

  test('of the wheel is drawn by both seeds as well', async () => {
    const player = await playerWith(20n);
    const { wheel } = await platform.call(spinWheel, asPlayer(player));
    const spun = await platform.call(spinPlay, { ...asPlayer(player), client_seed: 'of-mine' });
    expect(spun.proof).toMatchObject({
      server_seed_hash: wheel?.next_seed_hash,
      client_seed: 'of-mine',
      client_seed_by: 'player',
    });
    const total = wheel?.prizes.reduce((sum, { weight }) => sum + weight, 0) ?? 0;
    expect(drawBelow(total, Buffer.from(spun.proof?.server_seed ?? '', 'hex'), 'of-mine')).toBe(spun.draw);
  });

  test('S7.14 S7.15 S7.16 S3.8 takes its tokens, freezes them, and gives the prize that it committed to, once', async () => {
    const player = await playerWith(10n);
    const bet = { ...asPlayer(player), game_id: 'scratch-card' };
    const listed = await platform.call(miniGameList, asPlayer(player));
    const shown = listed.value?.find(({ game_id }) => game_id === 'scratch-card')?.next_seed_hash;
    const begun = await platform.call(miniGameBet, { ...bet, client_seed: 'of-mine' });
    expect(begun).toMatchObject({
      statusCode: 1,
      token_cost: '2.00',
      token_balance: '8.00',
      frozen_token: '2.00',
    });
    expect(await platform.call(miniGameBet, bet)).toMatchObject({ statusMessage: 'miniGamePlayOpen' });
    expect(await tokensOf(player)).toEqual(['8.00', '2.00']);
    const answers = await Promise.all(Array.from({ length: 5 }, () => platform.call(miniGameReward, bet)));
    const [taken, ...others] = answers.filter(({ statusCode }) => statusCode === 1);
    expect(others).toEqual([]);
    expect(answers.filter(({ statusMessage }) => statusMessage === 'miniGameNoPlay')).toHaveLength(4);
    const serverSeed = Buffer.from(taken?.proof?.server_seed ?? '', 'hex');
    const hash = createHash('sha256').update(serverSeed).digest('hex');
    expect(taken?.proof).toMatchObject({
      server_seed_hash: hash,
      client_seed: 'of-mine',
      client_seed_by: 'player',
    });
    expect([shown, begun.server_seed_hash, begun.client_seed]).toEqual([hash, hash, 'of-mine']);
    const [game] = await readMiniGames(platform.marquee.app.db, siteId, { gameId: 'scratch-card' });
    expect(prizeOfDraw(game?.prizes ?? [], taken?.draw ?? -1).prizeId).toBe(taken?.prize?.prize_id);
    expect(drawBelow(totalWeight(game?.prizes ?? []), serverSeed, 'of-mine')).toBe(taken?.draw);
    const won = taken?.prize?.kind === 'token' ? parseMoney(taken.prize.amount) : 0n;
    expect(parseMoney(taken?.token_balance ?? '')).toBe(800_000n + won);
    expect((await tokensOf(player))[1]).toBe('0.00');
  });

  test('S7.17 is in the log: what waits is not told before it is taken', async () => {
    const player = await playerWith(3n);
    const bet = { ...asPlayer(player), game_id: 'pearl-dice' };
    await platform.call(miniGameBet, bet);
    const first = await platform.call(miniGameLog, asPlayer(player));
    expect(first).toMatchObject({
      total: 1,
      value: [
        {
          game_id: 'pearl-dice',
          name: 'Pearl dice',
          token_cost: '1.00',
          prize_kind: 'open',
          prize_amount: '0.00',
        },
      ],
    });
    const { prize } = await platform.call(miniGameReward, bet);
    expect(await platform.call(miniGameLog, asPlayer(player))).toMatchObject({
      value: [{ prize_kind: prize?.kind, prize_amount: prize?.amount }],
    });
  });

  test('is refused without tokens, of no game, and while the games rest; nothing is taken', async () => {
    const player = await playerWith(4n);
    const play = (game_id: string) => platform.call(miniGameBet, { ...asPlayer(player), game_id });
    expect(await play('three-chests')).toMatchObject({ statusMessage: 'notEnoughTokens' });
    expect(await play('lucky-wheel')).toMatchObject({ statusMessage: 'miniGameNotFound' });
    expect(await play('no-such-game')).toMatchObject({ statusMessage: 'miniGameNotFound' });
    await platform.owner.query("update rewards.mini_game_cycle set ends_at = starts_at + interval '1 day'");
    expect(await play('pearl-dice')).toMatchObject({ statusMessage: 'miniGameCycleOver' });
    await platform.owner.query('update rewards.mini_game_cycle set ends_at = null');
    expect(await tokensOf(player)).toEqual(['4.00', '0.00']);
  });

  test('many at once spend no token twice', async () => {
    const player = await playerWith(3n);
    const games = ['pearl-dice', 'scratch-card', 'three-chests'];
    const answers = await Promise.all(
      [...games, ...games, ...games].map((game_id) =>
        platform.call(miniGameBet, { ...asPlayer(player), game_id }),
      ),
    );
    const spent = answers
      .filter(({ statusCode }) => statusCode === 1)
      .map(({ token_cost }) => parseMoney(token_cost ?? ''));
    const [free, frozen] = await tokensOf(player);
    expect(parseMoney(free ?? '') + parseMoney(frozen ?? '')).toBe(300_000n);
    expect(parseMoney(frozen ?? '')).toBe(spent.reduce((sum, cost) => sum + cost, 0n));
  });

  test('whose prize nobody comes back for is settled after a day, once', async () => {
    const player = await playerWith(1n);
    await platform.call(miniGameBet, { ...asPlayer(player), game_id: 'pearl-dice' });
    const settle = () => settleForgottenPlays(platform.marquee.app);
    expect(await settle()).toBe(0);
    await platform.owner.query(
      "update rewards.mini_game_play set created_at = created_at - interval '25 hours' where player_id = $1",
      [player.wallet.playerId],
    );
    const [one, two] = await Promise.all([settle(), settle()]);
    expect(one + two).toBe(1);
    expect((await tokensOf(player))[1]).toBe('0.00');
  });
});

describe('tokens', () => {
  test('S7.18 are earned by turnover and deposits, each step once, and a rollback has to be made up for', async () => {
    const player = await playerWith(0n);
    // Counting waits for the oldest running transaction in the cluster, where other tests are running too.
    const seen = <Answer>(ask: () => Promise<Answer>) => expect.poll(ask, { timeout: 60_000, interval: 50 });
    await post(player.wallet, 'deposit', 'd', 50_000_000n);
    await post(player.wallet, 'bet', 'b1', 25_000_000n);
    const gamify = async () => {
      const { value } = await platform.call(miniGameGamify, asPlayer(player));
      return value?.find(({ rule }) => rule === 'turnover');
    };
    await seen(gamify).toMatchObject({
      step: '100.00',
      tokens: '1.00',
      progress: '50.00',
      earned_token: '2.00',
    });
    await post(player.wallet, 'rollback', 'r1', 0n, 'b1');
    await seen(gamify).toMatchObject({ progress: '0.00', earned_token: '2.00' });
    await post(player.wallet, 'bet', 'b2', 24_000_000n);
    await seen(gamify).toMatchObject({ progress: '40.00', earned_token: '2.00' });
    await Promise.all([gamify(), gamify(), gamify()]);
    await post(player.wallet, 'bet', 'b3', 6_000_000n);
    await Promise.all([gamify(), tokensOf(player), gamify()]);
    await seen(() => tokensOf(player)).toEqual(['3.00', '0.00']);
  });
});

test('S7.18 the progress towards a token is no more than the step, and no less than nothing', () => {
  const progress = (done: bigint) => progressOf({ done, steps: 2n, step: 100n });
  expect([progress(150n), progress(200n), progress(240n), progress(570n)]).toEqual([0n, 0n, 40n, 100n]);
});

test('S7.19 S3.9 S6.3 the cycle that runs comes first, with its status', async () => {
  const player = await playerWith(0n);
  const { value } = await platform.call(miniGameCycle, asPlayer(player));
  expect(value).toMatchObject([{ cycle_id: 1, status: 1, name: 'Opening season', ends_at: null }]);
  expect(await platform.call(miniGameCycle, { ...asPlayer(player), auth: 'nobody' })).toMatchObject({
    statusMessage: 'sessionExpired',
  });
});

test('the wheel is free once a day for who has staked real money, and costs tokens after that', async () => {
  const player = await playerWith(3n);
  const idle = await platform.call(spinWheel, asPlayer(player));
  expect(idle.wheel).toMatchObject({ is_free_now: false, next_free_at: null, free_turnover_left: '300.00' });
  await post(player.wallet, 'deposit', 'd', 30_000_000n);
  await post(player.wallet, 'bet', 'b', 30_000_000n);
  // Counting waits for the oldest running transaction in the cluster, where other tests are running too.
  await expect
    .poll(async () => (await platform.call(spinWheel, asPlayer(player))).wheel?.is_free_now, {
      timeout: 60_000,
    })
    .toBe(true);
  const { wheel } = await platform.call(spinWheel, asPlayer(player));
  expect(wheel).toMatchObject({ game_id: 'lucky-wheel', is_free_now: true, free_turnover_left: '0.00' });
  const spins = await Promise.all([1, 2].map(() => platform.call(spinPlay, asPlayer(player))));
  expect(new Set(spins.map(({ token_cost }) => token_cost))).toEqual(new Set(['0.00', '3.00']));
  for (const spin of spins) {
    expect(wheel?.prizes.map(({ prize_id }) => prize_id)).toContain(spin.prize?.prize_id);
  }
  const after = await platform.call(spinWheel, asPlayer(player));
  expect(after.wheel?.is_free_now).toBe(false);
  expect(Date.parse(after.wheel?.next_free_at ?? '')).toBeGreaterThan(platform.clock.now().getTime());
  expect(after.wheel?.free_turnover_left).toBe('300.00');
});
