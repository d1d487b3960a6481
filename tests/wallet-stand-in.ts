import { generateKeyPairSync } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  balanceRequestSchema,
  betRequestSchema,
  rollbackRequestSchema,
  signatureHeader,
  userInfoRequestSchema,
  walletPaths,
  winRequestSchema,
  type WalletStatus,
} from '@marquee/contract/providers/hub88.ts';
import fastify, { type FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { jackpotBetSchema } from '@marquee/contract/providers/jackpot.ts';
import { isSignedBy } from '../server/rounds/hub88/signature.ts';

/** What a wallet can get wrong. */
export type WalletFault =
  | 'believes_any_signature'
  | 'repeats_nothing'
  | 'takes_repeated_bets'
  | 'ignores_changed_repeats'
  | 'forgets_early_rollbacks'
  | 'pays_double_rollbacks'
  | 'pays_wins_of_rolled_back_bets'
  | 'pays_wins_without_bets'
  | 'lends_money'
  | 'rounds_to_cents'
  | 'races'
  | 'debits_free_bets'
  | 'expires_wins'
  | 'takes_any_currency'
  | 'takes_any_game'
  | 'takes_any_type'
  | 'charges_contributions'
  | 'books_any_contribution';

interface Posted {
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly facts: string;
  readonly change: number;
}

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What a bet says that it contributes to a jackpot. */
function contributionOf(request: object): number {
  return 'meta' in request ? (jackpotBetSchema.safeParse(request.meta).data?.jackpot.contribution ?? 0) : 0;
}

/** A wallet in memory that keeps the protocol, but for the faults that are planted in it. */
export async function startWalletStandIn(...faults: readonly WalletFault[]) {
  const has = (fault: WalletFault): boolean => faults.includes(fault);
  const player = { user: 'player-1', token: 'token-that-lives', expired: 'token-that-ended' };
  const posted = new Map<string, Posted>();
  const rolledBack = new Set<string>();
  let balance = 1000_00000;

  const status = (name: WalletStatus) => ({ status: name, balance });

  async function post(id: string, entry: Posted): Promise<WalletStatus> {
    const before = posted.get(id);
    const snapshot = balance;
    // What a wallet does that looks first, and writes a moment later.
    if (has('races')) await nextTurn();
    if (before && !(has('takes_repeated_bets') && entry.kind === 'bet')) {
      const isSame = before.facts === entry.facts || has('ignores_changed_repeats');
      return isSame ? 'RS_OK' : 'RS_ERROR_DUPLICATE_TRANSACTION';
    }
    if (!has('lends_money') && snapshot + entry.change < 0) return 'RS_ERROR_NOT_ENOUGH_MONEY';
    posted.set(id, entry);
    balance += has('rounds_to_cents') ? Math.round(entry.change / 1000) * 1000 : entry.change;
    return 'RS_OK';
  }

  async function bet(request: z.infer<typeof betRequestSchema>): Promise<WalletStatus> {
    if (request.token === player.expired) return 'RS_ERROR_TOKEN_EXPIRED';
    if (!has('takes_any_game') && request.game_code !== 'game-1') return 'RS_ERROR_INVALID_GAME';
    if (!has('takes_any_currency') && request.currency !== 'EUR') return 'RS_ERROR_WRONG_CURRENCY';
    if (rolledBack.has(request.transaction_uuid)) return 'RS_ERROR_DUPLICATE_TRANSACTION';
    // It gave no free bets, so each one is of a reward that it does not know.
    if (request.is_free && !has('debits_free_bets')) return 'RS_ERROR_LIMIT_REACHED';
    const contribution = contributionOf(request);
    if (!has('books_any_contribution') && contribution > request.amount) return 'RS_ERROR_WRONG_TYPES';
    const charged = has('charges_contributions') ? contribution : 0;
    const facts = JSON.stringify([request.amount, request.round]);
    return post(request.transaction_uuid, { kind: 'bet', facts, change: -request.amount - charged });
  }

  async function win(request: z.infer<typeof winRequestSchema>): Promise<WalletStatus> {
    if (request.token === player.expired && has('expires_wins')) return 'RS_ERROR_TOKEN_EXPIRED';
    if (!has('takes_any_currency') && request.currency !== 'EUR') return 'RS_ERROR_WRONG_CURRENCY';
    const reference = request.reference_transaction_uuid;
    const isKnown = posted.has(reference) || has('pays_wins_without_bets');
    const isUndone = rolledBack.has(reference) && !has('pays_wins_of_rolled_back_bets');
    if (isUndone || !isKnown) return 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
    const facts = JSON.stringify([request.amount, request.round, reference]);
    return post(request.transaction_uuid, { kind: 'win', facts, change: request.amount });
  }

  function rollback(request: z.infer<typeof rollbackRequestSchema>): WalletStatus {
    const reference = request.reference_transaction_uuid;
    const what = posted.get(reference);
    const isFirst = !rolledBack.has(reference) || has('pays_double_rollbacks');
    if (what && isFirst) balance -= what.change;
    if (what || !has('forgets_early_rollbacks')) rolledBack.add(reference);
    return 'RS_OK';
  }

  const standIn = fastify();
  standIn.removeAllContentTypeParsers();
  standIn.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  function mount<Schema extends z.ZodType<{ user: string; request_uuid: string }>>(
    path: string,
    schema: Schema,
    serve: (request: z.output<Schema>) => WalletStatus | Promise<WalletStatus>,
  ): void {
    const answer = async (request: FastifyRequest) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers[signatureHeader];
      const isGenuine = isSignedBy(
        raw,
        typeof signature === 'string' ? signature : undefined,
        keys.publicKey,
      );
      if (!isGenuine && !has('believes_any_signature')) return { status: 'RS_ERROR_INVALID_SIGNATURE' };
      const body = parse(raw);
      const parsed = schema.safeParse(has('takes_any_type') ? mended(body) : body);
      if (!parsed.success) return status('RS_ERROR_WRONG_SYNTAX');
      const { data } = parsed;
      const token = 'token' in data ? data.token : player.token;
      const isKnown = token === player.token || token === player.expired;
      const result = isKnown && data.user === player.user ? await serve(data) : 'RS_ERROR_INVALID_TOKEN';
      const echo = has('repeats_nothing') ? {} : { user: data.user, request_uuid: data.request_uuid };
      const booked = path === walletPaths.bet && result === 'RS_OK' ? contributionOf(data) : 0;
      const share = booked > 0 ? { jackpot_contribution: booked } : {};
      return { ...status(result), ...echo, ...share, currency: 'EUR' };
    };
    standIn.post(path, (request, reply) => answer(request).then((told) => reply.send(told)));
  }
  mount(walletPaths.userInfo, userInfoRequestSchema, () => 'RS_OK');
  mount(walletPaths.userBalance, balanceRequestSchema, () => 'RS_OK');
  mount(walletPaths.bet, betRequestSchema, bet);
  mount(walletPaths.win, winRequestSchema, win);
  mount(walletPaths.rollback, rollbackRequestSchema, rollback);
  const walletUrl = await standIn.listen({ port: 0, host: '127.0.0.1' });

  return {
    subject: {
      walletUrl,
      privateKey: keys.privateKey,
      user: player.user,
      token: player.token,
      expiredToken: player.expired,
      gameCode: 'game-1',
      currency: 'EUR',
    },
    privatePem: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    close: () => standIn.close(),
  };
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What a careless wallet makes of an amount that is none. */
function mended(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('amount' in body)) return body;
  return { ...body, amount: Math.abs(Math.round(Number(body.amount))) };
}
