import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tumbleGames } from '../games/catalogue.ts';
import { playApi } from '../games/kinds/slot/play-api.ts';
import type { ProviderConnection } from '../server/rounds/connections.ts';
import { cancelFreeRounds, freeRoundsOf, grantFreeRounds } from '../server/rounds/free-rounds.ts';
import { reconcile, reconcileDue } from '../server/rounds/reconcile.ts';
import { showRound } from '../server/rounds/round-history.ts';
import { providerRules } from '../tools/certify/provider-rules.ts';
import { roundRules } from '../tools/certify/round-rules.ts';
import { openProviderSubject } from '../tools/certify/provider-subject.ts';
import { playRules } from '../tools/certify/rule.ts';
import { createCasinoFixture, type CasinoFixture, type PlayerFixture } from './casino-fixture.ts';
import { connectHouse, type ConnectedHouse } from './connected-house.ts';
import { isWhole } from './sampled.ts';

/** The platform and the house provider as they are, over HTTP, on one database. */
let casino: CasinoFixture;
let house: ConnectedHouse;

beforeAll(async () => {
  casino = await createCasinoFixture();
  await underLaw('MT');
  // Crash is offered; no draw is run, because nothing here is played in one.
  house = await connectHouse(casino, { draws: { games: [] } });
});

afterAll(async () => {
  await house.close();
  await casino.close();
});

const bet = 100_000n;

/** Puts all sites under a jurisdiction, with rules of their own. */
async function underLaw(jurisdiction: string | null, gameRules: object | null = null): Promise<void> {
  await casino.asOwner('update sites.site set jurisdiction = $1, game_rules = $2', [
    jurisdiction,
    gameRules && JSON.stringify(gameRules),
  ]);
  casino.app.sites.forget();
}

/** Opens a game for a player, and spins in it. */
async function openGame(player: PlayerFixture, game = 'koi-pond') {
  const session = await house.launch(player, game);
  return async () => {
    const spin = { session, spin_id: randomUUID(), bet_minor: bet.toString() };
    const answer = playApi.spin.answer.parse(await house.post(playApi.spin.path, spin));
    if (!answer.ok) throw new Error(`${answer.error}: ${answer.detail}`);
    return answer.round;
  };
}

const grantTo = (player: PlayerFixture, rounds: number, change: object = {}) => ({
  siteId: player.siteId,
  playerId: player.playerId,
  provider: 'MARQUEE',
  gameCode: 'koi-pond',
  rounds,
  bet,
  rewardUuid: randomUUID(),
  expiresAt: new Date(Date.now() + 3_600_000),
  ...change,
});

async function connection() {
  const found: ProviderConnection | undefined = await casino.app.rounds.connections.byProvider('MARQUEE');
  if (found?.protocol !== 'hub88') throw new Error('The house is not connected');
  return found;
}

test('granted free rounds are played without a debit, and all that they win is bonus money', async () => {
  const player = await casino.newPlayer({ balance: 10_000_000n });
  const grant = grantTo(player, 6);
  expect(await grantFreeRounds(casino.app, grant)).toBe('granted');
  // The same grant again, also where the provider's answer was lost, is the same free rounds.
  expect(await grantFreeRounds(casino.app, grant)).toBe('granted');
  await casino.asOwner(
    `update rounds.free_round_grant set status = 'pending', provider_reward_id = null, asked_at = null where reward_uuid = $1`,
    [grant.rewardUuid],
  );
  expect(await grantFreeRounds(casino.app, grant)).toBe('granted');

  const spin = await openGame(player);
  let won = 0n;
  for (let count = 0; count < 6; count++) {
    const round = await spin();
    expect(round.is_free_bet).toBe(true);
    won += BigInt(round.win_minor);
  }
  expect(await casino.app.ledger.balance(player)).toMatchObject({ real: 10_000_000n, bonus: won });
  expect(await freeRoundsOf(casino.app.db, grant.rewardUuid)).toEqual({
    status: 'granted',
    rounds: 6,
    used: 6,
    won,
  });
  const paid = await spin();
  expect(paid.is_free_bet).toBe(false);
  await casino.untilProjected(player);
  const shown = await showRound(casino.app, player.session, {
    providerCode: 'MARQUEE',
    roundId: paid.round_id,
  });
  expect(shown.url).toContain(paid.round_id);
  const page = await fetch(shown.url?.replace('http://games.test', house.url) ?? '');
  expect(page.status).toBe(200);
});

test.each(tumbleGames)(
  '$code: granted free rounds are staked by nobody, counted once each, and settled to the last unit',
  async ({ code }) => {
    const player = await casino.newPlayer({ balance: 10_000_000n });
    const grant = grantTo(player, 12, { gameCode: code });
    expect(await grantFreeRounds(casino.app, grant)).toBe('granted');
    const spin = await openGame(player, code);
    let won = 0n;
    for (let count = 1; count <= 12; count++) {
      const round = await spin();
      expect(round).toMatchObject({ is_free_bet: true, book: { form: 'tumble' } });
      won += BigInt(round.win_minor);
      expect(await casino.app.ledger.balance(player)).toMatchObject({ real: 10_000_000n, bonus: won });
      expect(await freeRoundsOf(casino.app.db, grant.rewardUuid)).toMatchObject({ used: count, won });
    }
    const paid = await spin();
    expect(paid.is_free_bet).toBe(false);
    expect((await casino.app.ledger.trialBalance()).balanced).toBe(true);
  },
);

test('what the game does not take is refused, and what is cancelled is not played', async () => {
  const player = await casino.newPlayer({ balance: 10_000_000n });
  expect(await grantFreeRounds(casino.app, grantTo(player, 2, { bet: 123n }))).toBe('refused');
  const grant = grantTo(player, 2);
  await grantFreeRounds(casino.app, grant);
  expect(await cancelFreeRounds(casino.app, grant.rewardUuid)).toBe(true);
  const spin = await openGame(player);
  expect((await spin()).is_free_bet).toBe(false);
});

// tests/house-certified.test.ts certifies it game by game.
test.runIf(isWhole)(
  'the house is certified as it is connected, with a player of a site',
  async () => {
    const player = await casino.newPlayer();
    const wish = {
      providerCode: 'MARQUEE',
      siteCode: 'aurum',
      accountId: player.accountId,
      bet: Number(bet),
    };
    const subject = await openProviderSubject(casino.app.db, casino.keys, wish);
    const verdicts = await playRules(providerRules, { ...subject, quiet_ms: 300 });
    expect(verdicts.filter((one) => one.complaints.length > 0 || !one.isTried || !one.isOffered)).toEqual([]);
    // Rounds were played in a slot and in an instant game; that this house runs no draws is said.
    const noted = verdicts.filter(({ notes }) => notes.length > 0);
    expect(noted.map(({ id }) => id)).toEqual(roundRules.map(({ id }) => id));
    for (const { notes } of noted) {
      expect(notes).toEqual(
        [
          ['Crash Games, shared', 'crash-rocket'],
          ['Crash Games, solo', 'crash-rocket'],
          ['Casino, shared', 'auto-roulette'],
          ['Lottery, shared', 'lotto-2d'],
          ['Horse Racing, shared', 'race-day'],
          ['Sabong, shared', 'sabong-arena'],
          ['Bingo, shared', 'bingo-90'],
        ].map(([part, code]) => `${part}: not played for one caller (game_code: ${code} is not played here)`),
      );
    }
    await expect(
      openProviderSubject(casino.app.db, casino.keys, { ...wish, providerCode: 'NOBODY' }),
    ).rejects.toThrow('NOBODY is not connected');
    // What was played against the certification's own wallet is nobody's money here.
    expect(await casino.app.ledger.balance(player)).toMatchObject({ real: 0n, version: 0n });
  },
  180_000,
);

test('the provider’s list agrees with the ledger, and every planted difference is found', async () => {
  const from = new Date(Date.now() - 1);
  const player = await casino.newPlayer({ balance: 10_000_000n });
  await grantFreeRounds(casino.app, grantTo(player, 2));
  const spin = await openGame(player);
  const rounds = [await spin(), await spin(), await spin(), await spin(), await spin()];
  const to = new Date(Date.now() + 1);
  expect(await reconcile(casino.app, await connection(), from, to)).toEqual({
    theirs: 10,
    ours: 10,
    differences: [],
  });

  const [, , changed, hidden, renamed] = rounds.map((round) => round.round_id);
  const plant = (change: string, of: string, round: string | undefined) =>
    casino.asOwner(
      `update house.round_transaction t set ${change} from house.round r
       where r.round_id = t.round_id and ${of} and r.public_id = $1`,
      [round],
    );
  await plant('amount = amount + 1', `t.kind = 'bet'`, changed);
  await plant(`state = 'pending'`, 'true', hidden);
  await plant('transaction_uuid = gen_random_uuid()', `t.kind = 'win'`, renamed);
  const { differences } = await reconcile(casino.app, await connection(), from, to);
  expect(differences.map((one) => one.kind).toSorted()).toEqual([
    'amount',
    'missing_here',
    'missing_there',
    'missing_there',
    'missing_there',
  ]);

  // The job looks at a window once it is over, writes down what it finds, and does not look at it again.
  casino.clock.advance(25 * 60_000);
  expect(await reconcileDue(casino.app)).toBe(1);
  expect(await reconcileDue(casino.app)).toBe(0);
  casino.clock.advance(20 * 60_000);
  expect(await reconcileDue(casino.app)).toBe(2);
  const written = await casino.app.db.selectFrom('rounds.reconciliation').selectAll().execute();
  expect(written.map((row) => row.ends_at.getTime() - row.starts_at.getTime())).toEqual([
    600_000, 600_000, 600_000,
  ]);
  const found = await casino.app.db.selectFrom('rounds.reconciliation_difference').selectAll().execute();
  expect(found).toHaveLength(written.reduce((sum, row) => sum + row.differences, 0));
});

test('a site’s jurisdiction and its own rules reach the game', async () => {
  const player = await casino.newPlayer({ balance: 10_000_000n });
  await underLaw(null);
  const strict = await openGame(player);
  await strict();
  await expect(strict()).rejects.toThrow('too_soon');
  await underLaw('MT', { max_bet: '0.50' });
  const cheap = await openGame(player);
  await expect(cheap()).rejects.toThrow('bet_not_allowed');
  await underLaw('MT');
  const free = await openGame(player);
  await free();
  await free();
});
