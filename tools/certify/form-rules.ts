import { generateKeyPairSync } from 'node:crypto';
import { betRequestSchema, walletPaths } from '@marquee/contract/providers/hub88.ts';
import { signBody } from '@marquee/server/rounds/hub88/signature.ts';
import type { Rule } from './rule.ts';
import {
  betRequest,
  call,
  expectChange,
  expectStatus,
  rollbackRequest,
  send,
  unit,
  winRequest,
  type BetBody,
  type Reply,
  type WalletSubject,
} from './wallet.ts';

const { bet: betPath, win: winPath, rollback: rollbackPath } = walletPaths;
type WalletRule = Rule<WalletSubject>;

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The required fields of a bet. */
const required = Object.entries(betRequestSchema.shape)
  .filter(([, schema]) => !schema.safeParse(undefined).success)
  .map(([name]) => name);

function without(body: BetBody, field: string): object {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
}

/** A malformed call may also be refused by HTTP 400. */
function isRefusedForm(reply: Reply): boolean {
  const status = reply.answer?.status;
  return reply.http === 400 || status === 'RS_ERROR_WRONG_SYNTAX' || status === 'RS_ERROR_WRONG_TYPES';
}

/** Signatures, tokens, currencies, games, and malformed calls. */
export const formRules: readonly WalletRule[] = [
  {
    id: 'signature',
    title: "A body without the provider's signature over its bytes is refused, and nothing moves",
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const body = JSON.stringify(betRequest(subject));
        for (const [what, signature] of [
          ['the key of somebody else', signBody(body, stranger.privateKey)],
          ['the signature of another body', signBody(`${body} `, subject.privateKey)],
          ['no base64', '???'],
          ['no signature', ''],
        ] as const) {
          const reply = await send(subject, betPath, body, signature);
          if (reply.http === 401 || reply.http === 403) continue;
          expectStatus(complain, what, reply, 'RS_ERROR_INVALID_SIGNATURE');
        }
      }),
  },
  {
    id: 'unknown-token',
    title: 'A token that was never issued is invalid, also for a win or a rollback',
    play: (subject, complain) =>
      expectChange(subject, complain, -unit, async () => {
        const bet = betRequest(subject);
        await call(subject, betPath, bet);
        const token = 'no-such-token-0123456789';
        for (const [path, body] of [
          [betPath, betRequest(subject)],
          [winPath, winRequest(subject, bet)],
          [rollbackPath, rollbackRequest(subject, bet)],
        ] as const) {
          const reply = await call(subject, path, { ...body, token });
          expectStatus(complain, path, reply, 'RS_ERROR_INVALID_TOKEN');
        }
      }),
  },
  {
    id: 'expired-token',
    title: 'An expired token is refused for bets, and still accepted for wins and rollbacks',
    play: async (subject, complain) => {
      const { expiredToken: token } = subject;
      if (token === undefined) return 'untried';
      return expectChange(subject, complain, unit, async () => {
        const [won, undone] = [betRequest(subject), betRequest(subject)] as const;
        await call(subject, betPath, won);
        await call(subject, betPath, undone);
        const bet = { ...betRequest(subject), token };
        expectStatus(complain, 'a bet', await call(subject, betPath, bet), 'RS_ERROR_TOKEN_EXPIRED');
        const win = { ...winRequest(subject, won, 2 * unit), token };
        expectStatus(complain, 'a win', await call(subject, winPath, win), 'RS_OK');
        const rollback = { ...rollbackRequest(subject, undone), token };
        expectStatus(complain, 'a rollback', await call(subject, rollbackPath, rollback), 'RS_OK');
      });
    },
  },
  {
    id: 'wrong-currency',
    title: "A bet or win in another currency than the session's is refused",
    play: (subject, complain) =>
      expectChange(subject, complain, -unit, async () => {
        const currency = subject.currency === 'XTS' ? 'XXX' : 'XTS';
        const bet = betRequest(subject);
        await call(subject, betPath, bet);
        for (const [path, body] of [
          [betPath, betRequest(subject)],
          [winPath, winRequest(subject, bet)],
        ] as const) {
          const reply = await call(subject, path, { ...body, currency });
          expectStatus(complain, path, reply, 'RS_ERROR_WRONG_CURRENCY');
        }
      }),
  },
  {
    id: 'unknown-game',
    title: 'A bet in an unknown game is refused',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        const bet = { ...betRequest(subject), game_code: 'no-such-game' };
        expectStatus(complain, 'the bet', await call(subject, betPath, bet), 'RS_ERROR_INVALID_GAME');
      }),
  },
  {
    id: 'bad-json',
    title: 'A body that is not a JSON object is wrong syntax',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        for (const body of ['', 'no json', '{"user":', '[]', '"text"', 'null', '7']) {
          const reply = await send(subject, betPath, body);
          if (!isRefusedForm(reply)) complain(`${body || 'an empty body'}: HTTP ${reply.http} ${reply.text}`);
        }
      }),
  },
  {
    id: 'missing-fields',
    title: 'A bet with a missing field is wrong syntax, and takes nothing',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        for (const field of required) {
          const reply = await call(subject, betPath, without(betRequest(subject), field));
          if (!isRefusedForm(reply)) complain(`without ${field}: HTTP ${reply.http} ${reply.text}`);
        }
      }),
  },
  {
    id: 'wrong-types',
    title: 'A bet with a field of another type, or with a negative or fractional amount, takes nothing',
    play: (subject, complain) =>
      expectChange(subject, complain, 0, async () => {
        for (const change of [
          { amount: '100000' },
          { amount: -unit },
          { amount: 0.5 },
          { amount: null },
          { transaction_uuid: 7 },
          { transaction_uuid: 'no uuid' },
          { round_closed: 'no' },
          { is_free: 1 },
        ]) {
          const reply = await call(subject, betPath, { ...betRequest(subject), ...change });
          if (!isRefusedForm(reply)) complain(`${JSON.stringify(change)}: HTTP ${reply.http} ${reply.text}`);
        }
      }),
  },
];
