/**
 * A small real operator for tests: serves the wallet calls over HTTP with signatures checked, keeps
 * balances in memory by the protocol's rules, and can be told to misbehave.
 */
import { generateKeyPairSync } from 'node:crypto';
import Fastify from 'fastify';
import {
  balanceRequestSchema,
  betRequestSchema,
  rollbackRequestSchema,
  signatureHeader,
  userInfoRequestSchema,
  type WalletAnswer,
  type WalletStatus,
  walletPaths,
  winRequestSchema,
} from '@marquee/contract/providers/hub88.ts';
import { jackpotBetSchema, jackpotWinSchema } from '@marquee/contract/providers/jackpot.ts';
import { isSignedBy, signBody } from '../../kit/wallet/signature.ts';

/** `lost`: processed, but the answer never arrives. `down`: not even processed. */
export type Fault = WalletStatus | 'lost' | 'down';

export type TestOperator = Awaited<ReturnType<typeof startTestOperator>>;

function keyPair() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}
export const providerKeys = keyPair();
export const operatorKeys = keyPair();

export type Entry = {
  kind: 'bet' | 'win' | 'rollback';
  amount: bigint;
  reference: string | null;
  round: string;
  user: string;
  gameCode: string;
  currency: string;
};

/** What is booked for jackpots of a game in a currency. */
type JackpotShare = Pick<Entry, 'gameCode' | 'currency'> & { amount: bigint };

export async function startTestOperator() {
  const app = Fastify();
  const balances = new Map<string, bigint>();
  /** Bonus money, which is told with the balance and is never staked. */
  const bonuses = new Map<string, bigint>();
  const entries = new Map<string, Entry>();
  const rolledBack = new Set<string>();
  const faults: { path: string; fault: Fault }[] = [];
  const calls: { path: string; body: Readonly<Record<string, unknown>> }[] = [];
  /** What is booked for jackpots, by the transaction that it came with. */
  const shares = new Map<string, JackpotShare>();
  /** Of players who have a wallet in one currency: in which. Others are taken to play in euros, and may stake what they like. */
  const wallets = new Map<string, string>();
  let booksJackpots = true;
  let badSignatures = 0;
  const gates = new Map<string, Promise<void>>();
  const lateAnswers = new Map<string, Promise<void>>();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const answer = (status: WalletStatus, user: string, request_uuid: string): WalletAnswer => ({
    status,
    request_uuid,
    user,
    currency: wallets.get(user) ?? 'EUR',
    balance: Number((balances.get(user) ?? 0n) + (bonuses.get(user) ?? 0n)),
  });

  function post(entry: Entry, id: string, change: bigint): WalletStatus {
    const { user, currency } = entry;
    if ((wallets.get(user) ?? currency) !== currency) return 'RS_ERROR_WRONG_CURRENCY';
    const known = entries.get(id);
    if (known) return known.amount === entry.amount ? 'RS_OK' : 'RS_ERROR_DUPLICATE_TRANSACTION';
    const balance = balances.get(user) ?? 0n;
    if (balance + change < 0n) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    balances.set(user, balance + change);
    entries.set(id, entry);
    return 'RS_OK';
  }

  function process(path: string, body: unknown): WalletAnswer {
    if (path === walletPaths.bet) {
      const bet = betRequestSchema.parse(body);
      if (rolledBack.has(bet.transaction_uuid)) return answer('RS_ERROR_UNKNOWN', bet.user, bet.request_uuid);
      const amount = BigInt(bet.amount);
      const { round, user, currency, game_code: gameCode } = bet;
      const entry: Entry = { kind: 'bet', amount, reference: null, round, user, gameCode, currency };
      const change = bet.is_free ? 0n : -amount;
      const status = post(entry, bet.transaction_uuid, change);
      const said = jackpotBetSchema.safeParse(bet.meta);
      if (status !== 'RS_OK' || !said.success || !booksJackpots)
        return answer(status, bet.user, bet.request_uuid);
      const { contribution } = said.data.jackpot;
      shares.set(bet.transaction_uuid, { gameCode, currency, amount: BigInt(contribution) });
      return { ...answer(status, bet.user, bet.request_uuid), jackpot_contribution: contribution };
    }
    if (path === walletPaths.win) {
      const win = winRequestSchema.parse(body);
      const reference = win.reference_transaction_uuid;
      if (!entries.has(reference) || rolledBack.has(reference)) {
        return answer('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', win.user, win.request_uuid);
      }
      const amount = BigInt(win.amount);
      const { round, user, currency, game_code: gameCode } = win;
      const entry: Entry = { kind: 'win', amount, reference, round, user, gameCode, currency };
      const status = post(entry, win.transaction_uuid, amount);
      const said = jackpotWinSchema.safeParse(win.meta);
      if (status === 'RS_OK' && said.success) {
        const { seed, win: paid } = said.data.jackpot;
        shares.set(win.transaction_uuid, { gameCode, currency, amount: BigInt(seed - paid) });
      }
      return answer(status, win.user, win.request_uuid);
    }
    if (path === walletPaths.rollback) {
      const rollback = rollbackRequestSchema.parse(body);
      const bet = entries.get(rollback.reference_transaction_uuid);
      if (bet && !rolledBack.has(rollback.reference_transaction_uuid)) {
        balances.set(rollback.user, (balances.get(rollback.user) ?? 0n) + bet.amount);
      }
      rolledBack.add(rollback.reference_transaction_uuid);
      shares.delete(rollback.reference_transaction_uuid);
      return answer('RS_OK', rollback.user, rollback.request_uuid);
    }
    if (path === walletPaths.userInfo) {
      const { user, request_uuid } = userInfoRequestSchema.parse(body);
      return { status: 'RS_OK', user, request_uuid };
    }
    const request = balanceRequestSchema.parse(body);
    return answer('RS_OK', request.user, request.request_uuid);
  }

  for (const path of Object.values(walletPaths)) {
    app.post(path, async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body)) return reply.code(400).send({ error: 'no body' });
      if (!isSignedBy(body, String(request.headers[signatureHeader]), providerKeys.publicKey)) {
        badSignatures += 1;
        return { status: 'RS_ERROR_INVALID_SIGNATURE' };
      }
      const parsed: Record<string, unknown> = JSON.parse(body.toString());
      calls.push({ path, body: parsed });
      await gates.get(path);
      const index = faults.findIndex((one) => one.path === path);
      const fault = index === -1 ? undefined : faults.splice(index, 1)[0]?.fault;
      if (fault === 'down') return reply.code(500).send({ error: 'down' });
      if (fault !== undefined && fault !== 'lost')
        return { status: fault, request_uuid: parsed['request_uuid'] };
      const result = process(path, parsed);
      const late = lateAnswers.get(path);
      lateAnswers.delete(path);
      await late;
      if (fault === 'lost') return reply.code(500).send({ error: 'the answer was lost' });
      return result;
    });
  }
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  return {
    url,
    balances,
    bonuses,
    wallets,
    entries,
    rolledBack,
    /** What is booked for jackpots, of all or of one game in one currency: contributions and seeds, less what pots have paid. */
    jackpotBooks: (of?: Pick<Entry, 'gameCode' | 'currency'>) =>
      [...shares.values()]
        .filter((each) => !of || (each.gameCode === of.gameCode && each.currency === of.currency))
        .reduce((sum, { amount }) => sum + amount, 0n),
    /** Whether it knows jackpots; one that does not books nothing and says nothing. */
    bookJackpots: (books: boolean) => {
      booksJackpots = books;
    },
    calls,
    badSignatures: () => badSignatures,
    /** Makes the calls of a path wait, unprocessed, until the returned function is called. */
    hold: (path: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(path, promise);
      return () => {
        gates.delete(path);
        resolve();
      };
    },
    /** Makes the next call of a path wait for its answer, processed, until the returned function is called. */
    answerLate: (path: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      lateAnswers.set(path, promise);
      return resolve;
    },
    /** The next calls of this path meet these faults, one each. */
    misbehave: (path: string, ...list: Fault[]) => faults.push(...list.map((fault) => ({ path, fault }))),
    /** Forgets all faults that have not been met yet. */
    behave: () => faults.splice(0),
    sign: (body: string) => signBody(Buffer.from(body), operatorKeys.privateKey),
    /** Calls the provider as its operator, signed. */
    ask: async (providerUrl: string, path: string, request: object) => {
      const body = Buffer.from(JSON.stringify(request));
      const signature = await signBody(body, operatorKeys.privateKey);
      const response = await fetch(`${providerUrl}/hub${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [signatureHeader]: signature },
        body,
      });
      return { status: response.status, body: await response.json() };
    },
    close: () => app.close(),
  };
}

/** A PEM for the options of the provider. */
export const pem = {
  providerPrivate: providerKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  operatorPublic: operatorKeys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
};
