import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roundsApi } from '../games/kit/play-api/rounds.ts';
import { playApi } from '../games/kinds/slot/play-api.ts';
import { claimPromotion } from '../server/bonus/promotions/claim.ts';
import { createBonusFixture, type BonusFixture } from './bonus-fixture.ts';
import type { PlayerFixture } from './casino-fixture.ts';
import { connectHouse, type ConnectedHouse } from './connected-house.ts';

/** What the house tells a player whose balance is mostly bonus money, with the platform's wallet as it is. */
let fixture: BonusFixture;
let house: ConnectedHouse;
let gift: string;
let smallBetsOnly: string;

beforeAll(async () => {
  fixture = await createBonusFixture();
  await fixture.casino.asOwner(`update sites.site set jurisdiction = 'MT'`);
  fixture.casino.app.sites.forget();
  house = await connectHouse(fixture.casino);
  const offer = { kind: 'no_deposit', amount: '100' };
  gift = await fixture.addPromotion(offer, {
    excluded_games: [{ provider_code: 'MARQUEE', game_code: 'towers' }],
  });
  smallBetsOnly = await fixture.addPromotion(offer, { max_bet: '50' });
});
afterAll(async () => {
  await house.close();
  await fixture.close();
});

const real = 60_000n;
const bonus = 10_000_000n;
const bet = 100_000n;

/** A player with 0.60 of their own and a bonus of 100. */
async function playerWithBonus(promotion = gift): Promise<PlayerFixture> {
  const player = await fixture.casino.newPlayer({ balance: real });
  await claimPromotion(fixture.casino.app, player.session, promotion);
  return player;
}

async function spin(player: PlayerFixture, game: string, bet_minor = bet) {
  const session = await house.launch(player, game);
  const request = { session, spin_id: randomUUID(), bet_minor: bet_minor.toString() };
  return playApi.spin.answer.parse(await house.post(playApi.spin.path, request));
}

async function begin(player: PlayerFixture, game: string, wager: object, bet_minor = bet) {
  const session = await house.launch(player, game);
  const request = { session, round_id: randomUUID(), bet_minor: bet_minor.toString(), wager };
  return roundsApi.begin.answer.parse(await house.post(roundsApi.begin.path, request));
}

async function walletOf(player: PlayerFixture) {
  const wallet = await fixture.casino.app.ledger.balance(player);
  return { real: wallet?.real, bonus: wallet?.bonus };
}

test('own money that is short is made up by bonus money where the game takes it', async () => {
  const player = await playerWithBonus();
  const answer = await spin(player, 'fruit-party');
  expect(answer).toMatchObject({ ok: true, balance_after_bet_minor: String(real + bonus - bet) });
});

test('a game that takes no bonus money says that real money is missing, and nothing moves', async () => {
  const player = await playerWithBonus();
  const said = { ok: false, error: 'real_money_needed' };
  expect(await spin(player, 'clockwork-orchard')).toMatchObject(said);
  expect(await begin(player, 'towers', { level: 'easy' })).toMatchObject(said);
  expect(await walletOf(player)).toEqual({ real, bonus });
});

test('a bet beyond all the money there is says that the balance is too low, in every game', async () => {
  const player = await playerWithBonus();
  const tooMuch = { ok: false, error: 'not_enough_money' };
  expect(await spin(player, 'clockwork-orchard', 20_000_000n)).toMatchObject(tooMuch);
  expect(await walletOf(player)).toEqual({ real, bonus });
});

test('a bet above the largest of the bonus is said to be beyond a limit', async () => {
  const player = await playerWithBonus(smallBetsOnly);
  expect(await spin(player, 'fruit-party', 10_000_000n)).toMatchObject({ ok: false, error: 'limit_reached' });
  expect(await walletOf(player)).toEqual({ real, bonus });
});
