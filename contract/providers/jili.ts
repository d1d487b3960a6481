/**
 * JILI's single wallet, after its API manual v1.0.39: the second protocol by which a provider reaches the wallet.
 *
 * Glossary. *AgentId*: the operator's id at the provider. *round*: one transaction (for a slot also its round).
 * *sessionId*: the round of a table game, whose bets and one settlement are transactions of their own. *preserve*:
 * money held during a game whose stake is known only at its end. *Type*: 1 is a bet, 2 a settlement.
 *
 * Amounts are JSON numbers in units with up to five decimals. `round` and `sessionId` are integers of up to twenty
 * digits, more than a JavaScript number can hold. Bodies are therefore read with `parseLossless`, which keeps each
 * number as text.
 */
import { z } from 'zod';
import { currencyCodeSchema } from '../currencies.ts';
import { maxAmount } from './hub88.ts';

/** The paths that the operator serves, below a prefix of its own for each provider. */
export const jiliWalletPaths = {
  auth: '/auth',
  bet: '/bet',
  cancelBet: '/cancelBet',
  sessionBet: '/sessionBet',
  cancelSessionBet: '/cancelSessionBet',
} as const;

/** The paths that the provider serves, below its API's address. */
export const jiliGamesPaths = {
  login: '/singleWallet/LoginWithoutRedirect',
  gameList: '/GetGameList',
  gameDetailUrl: '/GetGameDetailUrl',
  createFreeSpin: '/CreateFreeSpin',
} as const;

/** `errorCode` of auth, bet and sessionBet. */
export const jiliBetCodes = {
  success: 0,
  /** The same request was accepted before. The answer includes the current balance. */
  alreadyAccepted: 1,
  notEnoughBalance: 2,
  invalidParameter: 3,
  tokenExpired: 4,
  otherError: 5,
} as const;

/** `errorCode` of cancelBet and cancelSessionBet. */
export const jiliCancelCodes = {
  success: 0,
  alreadyCancelled: 1,
  /** The cancellation is stored all the same: the bet is refused if it comes later. */
  roundNotFound: 2,
  invalidParameter: 3,
  otherError: 5,
  /** E.g. because the win has been spent. */
  cancelRefused: 6,
} as const;

/** A number of a JSON text, as it was written. */
export class JsonNumber {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type LosslessParse = (
  text: string,
  reviver: (key: string, value: unknown, context?: { source?: string }) => unknown,
) => unknown;
const parseWithSource: LosslessParse = JSON.parse;

/** Parse JSON and keep every number as text. Throws a SyntaxError if it is not JSON. */
export function parseLossless(text: string): unknown {
  return parseWithSource(text, (_key, value, context) =>
    typeof value === 'number' ? new JsonNumber(context?.source ?? String(value)) : value,
  );
}

const numberSchema = z.instanceof(JsonNumber).transform((number) => number.source);
const idSchema = numberSchema.pipe(z.string().regex(/^\d{1,20}$/));
/** Minor units, 1/100,000 of a unit. */
const amountSchema = numberSchema
  .transform((text) => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''))
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,5})?$/))
  .transform((text) => {
    const [units = '0', fraction = ''] = text.split('.');
    return BigInt(units) * 100_000n + BigInt(fraction.padEnd(5, '0'));
  })
  .refine((amount) => amount <= BigInt(maxAmount), 'above the largest amount of one transaction');
const reqIdSchema = z.string().min(1).max(50);
const tokenSchema = z.string().min(1).max(800);
const userIdSchema = z.string().min(1).max(64);

const freeSpinSchema = z.object({
  referenceId: z.string().min(1).max(50),
  deduct: idSchema.optional(),
});

export const jiliAuthRequestSchema = z.object({ reqId: reqIdSchema, token: tokenSchema });
export type JiliAuthRequest = z.output<typeof jiliAuthRequestSchema>;

export const jiliBetRequestSchema = z.object({
  reqId: reqIdSchema,
  token: tokenSchema,
  currency: currencyCodeSchema,
  game: idSchema,
  round: idSchema,
  /** When it was played, in seconds since 1970. */
  wagersTime: idSchema.optional(),
  betAmount: amountSchema,
  winloseAmount: amountSchema,
  /** A payment while the player is offline. `userId` identifies the player. */
  isFreeRound: z.boolean().nullish(),
  userId: userIdSchema.nullish(),
  freeSpinData: freeSpinSchema.nullish(),
});
export type JiliBetRequest = z.output<typeof jiliBetRequestSchema>;

export const jiliCancelBetRequestSchema = z.object({
  reqId: reqIdSchema,
  token: tokenSchema.nullish(),
  currency: currencyCodeSchema,
  game: idSchema,
  round: idSchema,
  betAmount: amountSchema,
  winloseAmount: amountSchema,
  userId: userIdSchema,
});
export type JiliCancelBetRequest = z.output<typeof jiliCancelBetRequestSchema>;

const typeSchema = numberSchema.pipe(z.enum(['1', '2']));

export const jiliSessionBetRequestSchema = z.object({
  reqId: reqIdSchema,
  token: tokenSchema,
  currency: currencyCodeSchema,
  game: idSchema,
  round: idSchema,
  /** When it was played, in seconds since 1970. */
  wagersTime: idSchema.optional(),
  betAmount: amountSchema,
  winloseAmount: amountSchema,
  sessionId: idSchema,
  type: typeSchema,
  userId: userIdSchema.nullish(),
  preserve: amountSchema.default(0n),
  freeSpinData: freeSpinSchema.nullish(),
});
export type JiliSessionBetRequest = z.output<typeof jiliSessionBetRequestSchema>;

export const jiliCancelSessionBetRequestSchema = z.object({
  reqId: reqIdSchema,
  token: tokenSchema.nullish(),
  currency: currencyCodeSchema,
  game: idSchema,
  round: idSchema,
  betAmount: amountSchema,
  sessionId: idSchema,
  type: typeSchema,
  userId: userIdSchema,
  preserve: amountSchema.default(0n),
});
export type JiliCancelSessionBetRequest = z.output<typeof jiliCancelSessionBetRequestSchema>;

/** The answer to all five calls. `balance` is real and bonus money together, in units. */
export const jiliWalletAnswerSchema = z.object({
  errorCode: z.int(),
  message: z.string(),
  username: z.string().optional(),
  currency: z.string().optional(),
  balance: z.number().optional(),
  token: z.string().optional(),
});
export type JiliWalletAnswer = z.infer<typeof jiliWalletAnswerSchema>;

export const jiliListedGameSchema = z.object({
  GameId: z.union([z.int(), z.string()]).transform(String),
  name: z.record(z.string(), z.string()),
  /** 1 slot, 2 poker, 3 lobby, 5 fishing, 8 casino and bingo. */
  GameCategoryId: z.int(),
  Freespin: z.boolean(),
});
export const jiliGameListAnswerSchema = z.object({
  ErrorCode: z.int(),
  Message: z.string(),
  /** Entries are parsed one by one with `jiliListedGameSchema`. */
  Data: z.array(z.unknown()).nullish(),
});
export const jiliLoginAnswerSchema = z.object({
  ErrorCode: z.int(),
  Message: z.string(),
  Data: z.url().optional(),
});
export const jiliDetailAnswerSchema = z.object({
  ErrorCode: z.int(),
  Message: z.string(),
  Data: z.object({ Url: z.url() }).optional(),
});
export const jiliFreeSpinAnswerSchema = z.object({ ErrorCode: z.int(), Message: z.string() });

/** `ErrorCode` of a free spin whose reference was used before: the free spin already exists. */
export const jiliReferenceExists = 102;
