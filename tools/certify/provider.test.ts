import { createPublicKey } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { operatorKeys } from '../../games/server/testing/operator.ts';
import { pythonVersion, startPythonProvider, type PythonProvider } from '../../tests/python-provider.ts';
import { providerRules } from './provider-rules.ts';
import { conclude, playRules, type Verdict } from './rule.ts';

/** Certifies the reference provider of the docs, as it is and with faults added. */

const open: PythonProvider[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

type Change = readonly (readonly [from: string, to: string])[];

const hurried: Change = [
  ['ago_s=6', 'ago_s=0'],
  ['time.sleep(1)', 'time.sleep(0.1)'],
];

async function certify(rules: readonly string[] | undefined, change: Change = []): Promise<Verdict[]> {
  const operatorPublicPem = createPublicKey(operatorKeys.privateKey)
    .export({ type: 'spki', format: 'pem' })
    .toString();
  const provider = await startPythonProvider({
    walletUrl: 'http://127.0.0.1:9',
    operatorPublicPem,
    // A faulty provider repeats sooner, so that the test does not wait long for calls that never come.
    change: change.length > 0 ? [...hurried, ...change] : [],
  });
  open.push(provider);
  const chosen = providerRules.filter(({ id }) => rules === undefined || rules.includes(id));
  return playRules(chosen, {
    baseUrl: provider.url,
    operatorId: '7',
    privateKey: operatorKeys.privateKey,
    providerKey: createPublicKey(provider.publicPem),
    user: 'user-1234',
    token: 'token-0123456789',
    subPartnerId: 'aurum',
    currency: 'EUR',
    bet: 100_000,
    quiet_ms: 300,
    ...(change.length > 0 ? { patience_ms: 3_000 } : {}),
  });
}

const complaintsIn = (verdicts: readonly Verdict[]) =>
  verdicts.flatMap(({ id, complaints }) => complaints.map((one) => `${id}: ${one}`));

test.skipIf(pythonVersion === undefined)(
  'the reference provider keeps every rule of what it offers',
  async () => {
    const verdicts = await certify(undefined);
    expect(complaintsIn(verdicts)).toEqual([]);
    expect(verdicts.filter(({ isTried }) => !isTried)).toEqual([]);
    expect(verdicts.filter(({ isOffered }) => !isOffered).map(({ id }) => id)).toEqual([
      'free-bets',
      'free-bets-refused',
      'jackpots',
      'round-jackpot',
    ]);
    expect(conclude(verdicts).exitCode).toBe(0);
  },
  90_000,
);

const paying = "deliver(write('win', game, wallet, {**money, 'round_closed': True, 'amount': win,";
const payAgain = paying.replace(
  'deliver(',
  'deliver(write("win", game, wallet, {**money, "round_closed": True, "amount": win, "reference_transaction_uuid": tx})); deliver(',
);

/** Each fault, where it is added, and the rule that finds it. */
test
  .skipIf(pythonVersion === undefined)
  .each<[fault: string, rule: string, complaint: string, change: Change]>([
    [
      'pays a win twice',
      'round-won',
      '2 wins pay 400000 together, and the round pays 200000',
      [[paying, payAgain]],
    ],
    [
      'pays ten times what was won',
      'round-won',
      '1 wins pay 2000000 together',
      [["'amount': win,", "'amount': win * 10,"]],
    ],
    [
      'bets something else',
      'round-won',
      'the bet is of 100001, expected 100000',
      [["'round_closed': False, 'amount': bet}", "'round_closed': False, 'amount': bet + 1}"]],
    ],
    [
      'pays a round that is lost',
      'round-lost',
      '1 wins pay 1 together, and the round pays 0',
      [["'amount': win,", "'amount': win or 1,"]],
    ],
    [
      'signs another body',
      'round-won',
      "without the provider's signature",
      [["'x-hub88-signature': sign(body)", "'x-hub88-signature': sign(body + b' ')"]],
    ],
    [
      'sends no signature',
      'round-won',
      "without the provider's signature",
      [[", 'x-hub88-signature': sign(body)", '']],
    ],
    [
      'does not take back a bet without an answer',
      'round-bet-unanswered',
      'no rollback of the bet came',
      [["take_back(tx, game, wallet, money['round'])", 'pass']],
    ],
    [
      'does not take back a bet that was refused',
      'round-bet-refused',
      'no rollback of the bet came',
      [["take_back(tx, game, wallet, money['round'])", 'pass']],
    ],
    [
      'does not repeat a win',
      'round-win-repeat',
      'the win was not sent again',
      [["kind <> 'bet' and state = 'owed'", "kind = 'rollback' and state = 'owed'"]],
    ],
    [
      'pays what was not taken',
      'round-no-money',
      'a win came of a bet that was not taken',
      [
        [
          "    elif statuses[-1] != 'RS_OK':\n",
          '        deliver(write("win", game, wallet, {**money, "round_closed": True, "amount": win, "reference_transaction_uuid": tx}))\n    elif statuses[-1] != \'RS_OK\':\n',
        ],
      ],
    ],
    [
      'lists ten times the amounts',
      'round-listed',
      'the win of 200000 is listed with 2000000',
      [
        [
          "'game_code', 'round', 'currency', 'amount', 'is_free')},",
          "'game_code', 'round', 'currency', 'amount', 'is_free')}, 'amount': bet['amount'] * 10,",
        ],
      ],
    ],
    [
      'lists no wins',
      'round-listed',
      'the win is listed 0 times',
      [["where state = 'done' and (round", "where state = 'done' and kind <> 'win' and (round"]],
    ],
    [
      'takes any signature',
      'signature',
      'HTTP 200, expected 400 to 499',
      [['    return given < OPERATOR_N and', '    return True or']],
    ],
    [
      'opens any game',
      'game-url',
      'no-such-game: HTTP 200',
      [["if request['game_code'] != GAME:", 'if False:']],
    ],
  ])(
  'a provider that %s is found by %s',
  async (_fault, rule, complaint, change) => {
    expect(complaintsIn(await certify([rule], change)).join('\n')).toContain(complaint);
  },
  60_000,
);

test.skipIf(pythonVersion === undefined)(
  'a provider that plays no rounds on demand is not certified: what is untried is no success',
  async () => {
    const served = "CALLS['/certification/round'] = lambda";
    const verdicts = await certify(['game-list', 'round-won'], [[served, "CALLS['/other'] = lambda"]]);
    expect(complaintsIn(verdicts)).toEqual([]);
    expect(conclude(verdicts)).toMatchObject({ exitCode: 2, line: expect.stringContaining('1 untried') });
  },
);
