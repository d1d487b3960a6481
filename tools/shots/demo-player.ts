import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { depositMethods } from '@marquee/contract/api/cashier/deposit_methods.ts';
import { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import { postJson } from '../../tests/post-json.ts';
import { stepUp } from '@marquee/contract/api/auth/step_up.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { missionList } from '@marquee/contract/api/mission/list.ts';
import { bonusList } from '@marquee/contract/api/promotion/bonus_list.ts';
import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { launchGame } from '@marquee/contract/api/product/launch_game.ts';
import { playApi } from '@marquee/games/kinds/slot/play-api.ts';

/** A brand's demo player, signed in over the API of a running Marquee. */
export interface DemoPlayer {
  /** Where the site is: `http://tropico.localhost:3000`. */
  readonly origin: string;
  /** The fields that every call of a player carries. */
  readonly session: { readonly account_id: string; readonly auth: string };
  /** What the player's browser has stored, for a Playwright context's `storageState`. */
  readonly storageState: {
    cookies: [];
    origins: { origin: string; localStorage: { name: string; value: string }[] }[];
  };
}

const account = { account_id: 'demo', password: 'marquee-demo' };
const bank = { account_name: 'Demo Player', account_number: '004512345678' };
/** The rounds the player plays: enough for two pages of the history. */
const rounds = [
  { game_code: 'fruit-party', spins: 9 },
  { game_code: 'koi-pond', spins: 6 },
  { game_code: 'dragon-fortune', spins: 6 },
];

const envelope = z.looseObject({ statusCode: z.number(), statusMessage: z.string() });

/** POST to the API at an origin. Any `….localhost` is this machine, but the system's resolver may not know that. */
async function post(origin: string, path: string, body: object): Promise<unknown> {
  const url = new URL(path, origin);
  if (/(^|\.)localhost$/.test(url.hostname)) {
    const answer = await postJson({ port: Number(url.port), host: url.host }, url.pathname, body);
    return answer.body;
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** Sign a brand's demo player in. */
export async function signInDemoPlayer(origin: string): Promise<DemoPlayer> {
  const { hostname } = new URL(origin);
  const given = login.answer.parse(
    await post(origin, login.path, { domain_name: hostname, external_id: '', ...account }),
  );
  const { token, user, fullname, email } = given;
  const stored = {
    isAuthenticated: true,
    token,
    email,
    fullname,
    user: { ...user, full_name: fullname, contact_email: email },
  };
  return {
    origin,
    session: { account_id: user.account_id, auth: token },
    storageState: {
      cookies: [],
      origins: [
        { origin, localStorage: [{ name: `marquee.user.${hostname}`, value: JSON.stringify(stored) }] },
      ],
    },
  };
}

/**
 * Fill the player's pages with typical activity: a deposit, rounds of three games, favourites, a bank account, a payout
 * request, claimed missions and promotions, and the day's spin. Whatever the site refuses (because it was done before)
 * is skipped.
 */
export async function liveADay(player: DemoPlayer): Promise<void> {
  const { origin, session } = player;
  const ask = (path: string, input: object = {}) => post(origin, path, { ...session, ...input });
  const { banks } = bankAccountList.answer.parse(await ask(bankAccountList.path));
  const { step_up_proof } = stepUp.answer.parse(await ask(stepUp.path, { password: account.password }));
  await ask('/api/cashier/bank_account_add', { ...bank, bank_name: banks[0] ?? 'BDO', step_up_proof });
  const amounts = await amountsOf(player);
  await payIn(player, amounts.deposit);
  for (const { game_code, spins } of rounds) {
    await ask('/api/home/fav_set', { provider_code: 'MARQUEE', game_code, favourite: true });
    await play(player, game_code, spins);
  }
  const accounts = bankAccountList.answer.parse(await ask(bankAccountList.path));
  await ask('/api/cashier/withdrawal_create', {
    idempotency_key: randomUUID(),
    bank_account_id: accounts.value[0]?.bank_account_id,
    amount: amounts.withdrawal,
  });
  await ask('/api/spin/play');
  const asked = { domain_name: new URL(origin).hostname, external_id: '', language: 'EN' };
  const promotions = promotionList.answer.parse(await ask(promotionList.path, asked));
  for (const { promotion_id } of promotions.value) await ask('/api/promotion/claim', { promotion_id });
  const missions = missionList.answer.parse(await ask(missionList.path, { language: 'EN' }));
  for (const { mission_id, period_start } of missions.value) {
    await ask('/api/mission/claim', { mission_id, period_start });
  }
}

/**
 * Wait until the player's pages stay as they are: a bonus that was played down is ended by the next sweep, and is then shown no more.
 * @throws if it is there longer than sweeps take.
 */
export async function bonusesAreSwept({ origin, session }: DemoPlayer): Promise<void> {
  for (let asked = 0; asked < 100; asked += 1) {
    const { value } = bonusList.answer.parse(
      await post(origin, bonusList.path, { ...session, group: 'active', language: 'EN' }),
    );
    if (!value.some((bonus) => Number(bonus.balance) === 0 && bonus.spins_played === bonus.spins_total))
      return;
    await wait(1_000);
  }
  throw new Error(`A bonus of the demo player at ${origin} was played down, and no sweep ended it.`);
}

/** Example addresses for the site's variable routes, for `siteRoutes`. */
export async function ownExamples(origin: string): Promise<Record<string, string>> {
  const { hostname } = new URL(origin);
  const asked = { domain_name: hostname, external_id: '', language: 'EN' };
  const { value } = promotionList.answer.parse(await post(origin, promotionList.path, asked));
  const [promotion] = value;
  return promotion ? { '/promotions/:promotionId': `/promotions/${promotion.promotion_id}` } : {};
}

/** What is paid in and out: in a currency of small units as much as the site offers to pay in. */
async function amountsOf({ origin, session }: DemoPlayer): Promise<{ deposit: string; withdrawal: string }> {
  const usual = { deposit: '2500.00', withdrawal: '300.00' };
  const methods = depositMethods.answer.parse(await post(origin, depositMethods.path, session));
  const method = methods.value.find(({ kind }) => kind === 'gateway');
  if (!method || Number(method.minimum) <= Number(usual.deposit)) return usual;
  const { quick_amounts: offered } = method;
  return { deposit: offered.at(-1) ?? method.minimum, withdrawal: offered[0] ?? method.minimum };
}

async function payIn({ origin, session }: DemoPlayer, amount: string): Promise<void> {
  const methods = depositMethods.answer.parse(await post(origin, depositMethods.path, session));
  const method = methods.value.find(({ kind }) => kind === 'gateway');
  if (!method) return;
  const begun = depositCreate.answer.parse(
    await post(origin, depositCreate.path, {
      ...session,
      idempotency_key: randomUUID(),
      method_code: method.method_code,
      amount,
      return_url: `${origin}/deposit`,
    }),
  );
  const { deposit_id, payment_url } = begun.deposit;
  await fetch(`${payment_url}/paid`, { method: 'POST', redirect: 'manual' });
  for (let asked = 0; asked < 100; asked += 1) {
    const { deposit } = depositStatus.answer.parse(
      await post(origin, depositStatus.path, { ...session, deposit_id }),
    );
    if (deposit.status === 'credited') return;
    await wait(100);
  }
  throw new Error(`The deposit of the demo player at ${origin} was not credited.`);
}

async function play({ origin, session }: DemoPlayer, gameCode: string, spins: number): Promise<void> {
  const answer = await post(origin, launchGame.path, {
    ...session,
    domain_name: new URL(origin).hostname,
    external_id: '',
    provider_code: 'MARQUEE',
    game_code: gameCode,
  });
  if (envelope.parse(answer).statusCode !== 1) throw new Error(`${gameCode}: ${JSON.stringify(answer)}`);
  const url = new URL(launchGame.answer.parse(answer).url);
  const key = url.hash.replace('#session=', '');
  const opened = playApi.open.answer.parse(await post(url.origin, playApi.open.path, { session: key }));
  if (!opened.ok) throw new Error(`${gameCode}: ${opened.detail}`);
  for (let round = 0; round < spins; round += 1) {
    const spin = { session: key, spin_id: randomUUID(), bet_minor: opened.default_bet_minor };
    const played = playApi.spin.answer.parse(await post(url.origin, playApi.spin.path, spin));
    if (!played.ok) throw new Error(`${gameCode}: ${played.detail}`);
    // Some jurisdictions ask for seconds between rounds.
    await wait(played.next_round_in_ms);
  }
}
