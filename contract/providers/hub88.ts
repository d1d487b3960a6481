/**
 * The provider wallet protocol in the form of Hub88's Operator API (docs.hub88.io, "Operator API Reference").
 *
 * Glossary. *Operator*: the platform, which keeps the players' money. *Provider*: makes the games and decides the
 * rounds. *User*: the player's id between the two, opaque and different for each provider. *Token*: a game session,
 * created by the operator for one player, game and currency. *Round*: begins with a bet; the bets and wins of one round
 * share its id.
 *
 * Every body is signed by its sender: header `X-Hub88-Signature` = base64(RSA-SHA256(raw body)). Amounts are integers
 * in 1/100,000 of the currency's unit.
 */
import { z } from 'zod';
import { currencyCodeSchema } from '../currencies.ts';
import { gameRulesSchema } from '../game-rules.ts';

export const signatureHeader = 'x-hub88-signature';

/** The paths that the operator serves, below a prefix of its own for each provider. */
export const walletPaths = {
  userInfo: '/user/info',
  userBalance: '/user/balance',
  bet: '/transaction/bet',
  win: '/transaction/win',
  rollback: '/transaction/rollback',
} as const;

/** The paths that the provider serves, below a prefix that it tells the operator. */
export const gamesPaths = {
  list: '/game/list',
  url: '/game/url',
  round: '/game/round',
} as const;

export const transactionsListPath = '/transactions/list';
/** Plays one round against a wallet that the caller names. Served only by installations under certification. */
export const certificationRoundPath = '/certification/round';

export const walletStatuses = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  /** The provider's connection, or the sub-partner (the site), is switched off. */
  'RS_ERROR_INVALID_PARTNER',
  /** The operator never issued this token, or not for this user. */
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  /** The answer includes the current balance. */
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  /** Never the answer to a win or a rollback, because these may come after the session has ended. */
  'RS_ERROR_TOKEN_EXPIRED',
  /** The body is not a JSON object, or a field is missing. */
  'RS_ERROR_WRONG_SYNTAX',
  /** A field has another type or form than documented. */
  'RS_ERROR_WRONG_TYPES',
  /** The transaction_uuid was used with another amount, currency, round, user, game or reference. */
  'RS_ERROR_DUPLICATE_TRANSACTION',
  /** The bet that a win refers to is unknown or was rolled back. */
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_LIMIT_REACHED',
] as const;
export const walletStatusSchema = z.enum(walletStatuses);
export type WalletStatus = z.infer<typeof walletStatusSchema>;

/** After any other status, or no answer, the provider rolls its bet back. */
export const finalBetStatuses = ['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED'] as const;

/** The largest amount of one transaction: ninety billion units. Every JSON parser reads it exactly. */
export const maxAmount = 9_000_000_000_000_000;

/** 1/100,000 of a unit; a JSON integer. */
export const amountSchema = z.int().min(0).max(maxAmount);

export const userSchema = z.string().min(4).max(64);
const tokenSchema = z.string().min(10).max(255);
export const gameCodeSchema = z.string().min(1).max(64);
const roundSchema = z.string().min(1).max(128);
const supplierTransactionSchema = z.string().min(1).max(128);

export const userInfoRequestSchema = z.object({ user: userSchema, request_uuid: z.uuid() });
export type UserInfoRequest = z.infer<typeof userInfoRequestSchema>;

export const balanceRequestSchema = z.object({
  user: userSchema,
  token: tokenSchema,
  game_code: gameCodeSchema,
  request_uuid: z.uuid(),
});
export type BalanceRequest = z.infer<typeof balanceRequestSchema>;

const transactionFields = {
  ...balanceRequestSchema.shape,
  transaction_uuid: z.uuid(),
  supplier_transaction_id: supplierTransactionSchema,
  supplier_user: z.string().max(128).nullish(),
  round: roundSchema,
  round_closed: z.boolean(),
};

const moneyFields = {
  amount: amountSchema,
  currency: currencyCodeSchema,
  /** Part of a campaign of free bets: recorded, and not taken from the balance. */
  is_free: z.boolean(),
  reward_uuid: z.string().max(64).nullish(),
  /** Lines of a sportsbook bet (`bet-lines.ts`), or a progressive jackpot's part (`jackpot.ts`). */
  meta: z.json().nullish(),
};

export const betRequestSchema = z.object({ ...transactionFields, ...moneyFields });
export type BetRequest = z.infer<typeof betRequestSchema>;

export const winRequestSchema = z.object({
  ...transactionFields,
  ...moneyFields,
  /** The bet that won. */
  reference_transaction_uuid: z.uuid(),
});
export type WinRequest = z.infer<typeof winRequestSchema>;

export const rollbackRequestSchema = z.object({
  ...transactionFields,
  /** The bet or win to roll back. */
  reference_transaction_uuid: z.uuid(),
});
export type RollbackRequest = z.infer<typeof rollbackRequestSchema>;

/** The answer to balance, bet, win and rollback. `balance` is real and bonus money together. */
export const walletAnswerSchema = z.object({
  status: walletStatusSchema,
  request_uuid: z.string().optional(),
  user: z.string().optional(),
  currency: z.string().optional(),
  balance: z.int().optional(),
  /** Of a bet: what of the contribution that its `meta` names is booked. Absent is nothing. */
  jackpot_contribution: z.int().min(0).optional(),
});
export type WalletAnswer = z.infer<typeof walletAnswerSchema>;

export const userInfoAnswerSchema = z.object({
  status: walletStatusSchema,
  request_uuid: z.string().optional(),
  user: z.string().optional(),
  country: z.string().optional(),
  jurisdiction: z.string().optional(),
  sub_partner_id: z.string().optional(),
  birth_date: z.iso.date().optional(),
  registration_date: z.iso.date().optional(),
});
export type UserInfoAnswer = z.infer<typeof userInfoAnswerSchema>;

/** Errors without a wallet status, on HTTP 400, 401, 403, 404 or 500. */
export const errorAnswerSchema = z.object({ error: z.string() });

/** The operator's id at the provider: a string, or an integer like Hub88's own ids. */
export const operatorIdSchema = z.union([z.string().min(1).max(64), z.int()]);

export const gameListRequestSchema = z.object({ operator_id: operatorIdSchema });

const pictureSchema = z.union([z.url({ protocol: /^https?$/ }), z.literal('')]);

/** One game of `/game/list`. Fields that a provider does not know are absent or null. */
export const listedGameSchema = z.object({
  game_code: gameCodeSchema,
  name: z.string().min(1).max(120),
  /** The provider's name of the category, e.g. "Video Slots". */
  category: z.string().max(120).nullish(),
  /** The game studio's name and code, if the provider aggregates several. */
  product: z.string().nullish(),
  enabled: z.boolean(),
  url_thumb: pictureSchema.nullish(),
  /** The same picture at double density. */
  url_thumb_2x: pictureSchema.nullish(),
  /** A landscape, 4 : 3, without the game's title. */
  url_wide: pictureSchema.nullish(),
  url_background: z.string().nullish(),
  platforms: z.array(z.string()),
  freebet_support: z.boolean(),
  demo_game_support: z.boolean().nullish(),
  /** A date, or a date and time. */
  release_date: z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date')
    .nullish(),
  /** Return to player in percent, e.g. "96.0213". */
  rtp: z
    .string()
    .regex(/^\d{1,3}(\.\d+)?$/)
    .nullish(),
  /** A word, or a number from 1 (low) to 5 (very high). */
  volatility: z.union([z.enum(['low', 'medium', 'high', 'very-high']), z.number()]).nullish(),
  /** What the game does and what it is about, in words of `contract/game-traits.ts`. Unknown words are left out. */
  features: z.array(z.string()).nullish().catch(null),
  theme: z.string().nullish().catch(null),
  /** The largest win of a round as a multiple of the bet, e.g. "4820.80", and how many rounds it takes on average. */
  max_win_bets: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/)
    .nullish()
    .catch(null),
  max_win_once_in: z
    .string()
    .regex(/^\d{1,30}$/)
    .nullish()
    .catch(null),
  /** The standard deviation of a round's win, in bets, e.g. "2.6677". */
  deviation_bets: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,4})?$/)
    .refine((text) => Number(text) > 0, 'expected more than 0')
    .nullish()
    .catch(null),
  /** Names of the forms in which its rounds are played, if there are several. A certification plays each. */
  round_forms: z.array(z.string().min(1).max(32)).nullish().catch(null),
});
export type ListedGame = z.infer<typeof listedGameSchema>;
export const gameListAnswerSchema = z.array(listedGameSchema);
/** A list whose entries are parsed one by one, so that an invalid one does not discard the others. */
export const gameListEntriesSchema = z.array(z.unknown());

export const platforms = ['GPL_DESKTOP', 'GPL_MOBILE'] as const;

/** The currency of demo play, which has no user and no token. */
export const demoCurrency = 'XXX';

export const gameUrlRequestSchema = z.object({
  operator_id: operatorIdSchema,
  user: userSchema.optional(),
  token: tokenSchema.optional(),
  game_code: gameCodeSchema,
  platform: z.enum(platforms),
  /** ISO 639-1. */
  lang: z.string().regex(/^[a-z]{2}$/),
  currency: currencyCodeSchema,
  country: z.string().regex(/^[A-Z]{2}$/),
  ip: z.string().min(1).max(64),
  lobby_url: z.string().max(255),
  deposit_url: z.string().max(255),
  sub_partner_id: z.string().min(1).max(64),
  /** Under whose licence the site runs, e.g. MT; absent if it is not known. */
  jurisdiction: z
    .string()
    .regex(/^[A-Z0-9-]{2,16}$/)
    .optional(),
  /** Stricter rules of play that the site asks for. */
  game_rules: gameRulesSchema.extend({ max_bet: amountSchema.optional() }).optional(),
});
export type GameUrlRequest = z.infer<typeof gameUrlRequestSchema>;
export const gameUrlAnswerSchema = z.object({ url: z.url() });

/** Requests the address of a page that shows one round. */
export const gameRoundRequestSchema = z.object({
  operator_id: operatorIdSchema,
  user: userSchema,
  round: roundSchema,
  /** The transaction of the bet. */
  transaction_uuid: z.uuid().optional(),
});
export type GameRoundRequest = z.infer<typeof gameRoundRequestSchema>;
export const gameRoundAnswerSchema = z.object({ url: z.url() });

/** UTC if there is no offset. */
export const timeSchema = z.iso.datetime({ offset: true, local: true });

/** By round, or by time: from `start_time` up to but not including `end_time`. */
export const transactionsListRequestSchema = z.union([
  z.object({ operator_id: operatorIdSchema, round: roundSchema }),
  z.object({
    operator_id: operatorIdSchema,
    start_time: timeSchema,
    end_time: timeSchema,
    user: userSchema.optional(),
  }),
]);
export const listedTransactionSchema = z.object({
  kind: z
    .string()
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(['bet', 'win', 'rollback'])),
  transaction_uuid: z.uuid(),
  /**
   * If present, only `TS_SUCCESS` was carried out. Hub88 also lists transactions that were declined or cancelled, or
   * are undecided.
   */
  status: z.string().nullish(),
  /** The bet of a win, or the transaction that a rollback undoes. */
  reference_transaction_uuid: z.uuid().nullish(),
  user: z.string(),
  sub_partner_id: z.string().nullish(),
  game_code: z.string(),
  round: z.string(),
  currency: z.string(),
  amount: amountSchema,
  is_free: z.boolean().nullish(),
  reward_uuid: z.string().nullish(),
  /** UTC if there is no offset. */
  inserted_at: z
    .string()
    .transform((text) => (/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`))
    .pipe(z.iso.datetime({ offset: true })),
});
export type ListedTransaction = z.infer<typeof listedTransactionSchema>;
export const transactionsListAnswerSchema = z.array(listedTransactionSchema);

export const certificationRoundRequestSchema = z.object({
  operator_id: operatorIdSchema,
  /** The prefix for this round's calls, including later retries. */
  wallet_url: z.url({ protocol: /^https?$/ }),
  user: userSchema,
  token: tokenSchema,
  game_code: gameCodeSchema,
  currency: currencyCodeSchema,
  sub_partner_id: z.string().min(1).max(64),
  /** In which of the game's `round_forms`; the first of them if it is absent. */
  round_form: z.string().min(1).max(32).optional(),
  bet: amountSchema,
  /** What the round should pay. A provider that decides by its own draw may pay another amount, and answers it. */
  win: amountSchema,
});
/** Answered after the first attempt of the round's last call. `win` is what the round pays. */
export const certificationRoundAnswerSchema = z.object({ round: roundSchema, win: amountSchema });
