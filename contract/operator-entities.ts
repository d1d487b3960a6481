import { z } from 'zod';
import { deviceSchema } from './entities.ts';
import { fieldFaultSchema } from './envelope.ts';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';
import { permissions, type Permission } from './operator-permissions.ts';

/** The fields of the console's entities, and what its calls have in common. */

export const permissionSchema = z.enum(permissions);
export const siteCodeSchema = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9_-]{0,62}$/, 'the code of a site');
/** Why something is done. It is kept in the audit. */
export const reasonSchema = z
  .string()
  .trim()
  .min(3, 'at least 3 characters')
  .max(500, 'at most 500 characters');
export const operatorNameSchema = z
  .string()
  .trim()
  .min(2, 'at least 2 characters')
  .max(80, 'at most 80 characters');
export const roleCodeSchema = z
  .string()
  .trim()
  .regex(/^[a-z][a-z0-9_]{1,31}$/, '2 to 32 letters, digits or underscores');
export const playerIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, 'the player')
  .describe('The number of the player');
/** Null stands for all sites. */
export const grantPlaceSchema = siteCodeSchema.nullable().describe('The site; null for all sites');

/** What every list with a cursor takes and answers. Without a cursor it begins at the start. */
export const cursorFields = {
  cursor: z.string().max(200, 'at most 200 characters').optional(),
  limit: z.int().min(1).max(100).default(25),
};
export const cursorAnswer = { next_cursor: z.string().nullable().describe('Null at the end') };

export const operatorStates = ['invited', 'active', 'suspended'] as const;
export const grantSchema = z.object({
  role: z.string(),
  role_name: z.string(),
  site_code: z.string().nullable().describe('Null for all sites'),
});
export const operatorSchema = z.object({
  operator_id: z.uuid(),
  email: z.string(),
  name: z.string(),
  state: z.enum(operatorStates),
  grants: z.array(grantSchema),
  created_at: timeSchema,
  last_seen_at: timeSchema.nullable(),
  allowed_addresses: z.array(z.string()).describe('From where they may work; empty for everywhere'),
});

export const operatorSessionSchema = z.object({
  session_id: z.uuid(),
  current: z.boolean().describe('Whether it is the calling session'),
  device: deviceSchema,
  ip: z.string(),
  created_at: timeSchema,
  last_seen_at: timeSchema,
  expires_at: timeSchema.describe('At the latest; earlier after thirty minutes without a call'),
  passkey_id: z.uuid().nullable().describe('The passkey that opened it; null if password and code did'),
});

/** Who is signed in, and what they may do where. The same after sign-in and from `session/me`. */
export const meSchema = z.object({
  operator: z.object({ operator_id: z.uuid(), email: z.string(), name: z.string() }),
  session_id: z.uuid(),
  expires_at: timeSchema,
  idle_timeout_s: z.int().describe('The session ends after so long without a call'),
  stepped_up_until: timeSchema
    .nullable()
    .describe('Null if the second factor is due before rights and money'),
  recovery_codes_left: z.int(),
  permissions: z.array(
    z.object({
      permission: permissionSchema,
      all_sites: z.boolean(),
      site_codes: z.array(z.string()).describe('Where the operator has it; every site if all_sites'),
    }),
  ),
  sites: z
    .array(
      z.object({
        site_code: z.string(),
        site_name: z.string(),
        currency: currencySchema,
        time_zone: z.string(),
        play_money: z.boolean().describe('Whether its money has no value'),
      }),
    )
    .describe('The sites on which the operator has a role'),
  open_approvals: z.int().describe('Requests of others that the operator can decide'),
});

export const roleSchema = z.object({
  role: z.string(),
  name: z.string(),
  permissions: z.array(permissionSchema),
  built_in: z.boolean(),
  editable: z.boolean(),
  operators: z.int().describe('How many operators have it somewhere'),
});

export const auditEntrySchema = z.object({
  entry_id: z.string().describe('Its number; it grows by time'),
  at: timeSchema,
  operator_id: z.uuid().nullable().describe('Null for the command line and the machinery'),
  operator_name: z.string(),
  ip: z.string(),
  call: z.string().describe('The path below /operate/, or the command'),
  permission: z.string(),
  site_code: z.string().nullable(),
  subject_kind: z.string(),
  subject_id: z.string(),
  before: z.json(),
  after: z.json(),
  reason: z.string(),
  approval_id: z.uuid().nullable(),
  hash: z.string().describe('SHA-256 over this entry and the hash before it, in hexadecimal'),
});

/** What a second operator can be asked for. */
export const approvalKinds = [
  'withdrawal',
  'adjustment',
  'exclusion_lift',
  'round_void',
  'deposit',
  'payment_method',
  'erasure',
  'payout_by_hand',
  'payout_return',
  'payout_settlement',
  'provider_connection',
  'site_scripts',
  'withdrawal_rules',
  'site_limit',
  'stake_weights',
  'draw_call_off',
] as const;
/** What whoever decides must be permitted besides deciding approvals. */
export const approvalPermissions = {
  withdrawal: 'withdrawals.approve',
  adjustment: 'adjustments.create',
  exclusion_lift: 'safety.update',
  round_void: 'rounds.approve',
  erasure: 'erasures.create',
  deposit: 'deposits.approve',
  payment_method: 'methods.update',
  payout_by_hand: 'withdrawals.approve',
  payout_return: 'withdrawals.approve',
  payout_settlement: 'withdrawals.approve',
  provider_connection: 'games.update',
  site_scripts: 'sites.update',
  withdrawal_rules: 'methods.update',
  draw_call_off: 'games.update',
  site_limit: 'safety.update',
  stake_weights: 'rewards.update',
} as const satisfies Record<(typeof approvalKinds)[number], Permission>;
/** Of these a rule says from which amount one is asked. The others always need one. */
export const ruledApprovalKinds = ['withdrawal', 'deposit'] as const;
export const approvalStates = ['open', 'approved', 'refused'] as const;
export const approvalSchema = z.object({
  approval_id: z.uuid(),
  kind: z.enum(approvalKinds),
  state: z.enum(approvalStates),
  site_code: z.string().nullable().describe('Null for what is about no site'),
  subject_id: z
    .string()
    .describe(
      'The id of the withdrawal, deposit, adjustment, exclusion or record of a payout; the number of the player to erase; for a round, `provider/player/round`; for a change, what is changed, after the number of its site',
    ),
  account_id: z.string(),
  amount: moneySchema
    .nullable()
    .describe('Negative where it is taken from the player; null if it is not about money'),
  currency: currencySchema.nullable(),
  asked_by: z.string(),
  asked_by_me: z.boolean().describe('The operator who asked cannot decide'),
  can_decide: z.boolean().describe('Whether it is open and the calling operator may decide it'),
  asked_at: timeSchema,
  reason: z.string(),
  decided_by: z.string().nullable(),
  decided_at: timeSchema.nullable(),
  decision_reason: z.string(),
});
export const approvalRuleSchema = z.object({
  kind: z.enum(ruledApprovalKinds),
  currency: currencySchema,
  threshold: moneySchema.describe('From this amount on a second operator must approve'),
});

export const playerStatuses = ['unverified', 'active', 'no_bets', 'blocked', 'closed'] as const;
/** A player in a list. Personal data is masked always. */
export const foundPlayerSchema = z.object({
  player_id: playerIdSchema,
  site_code: z.string(),
  account_id: z.string(),
  full_name_masked: z.string(),
  contact_phone_masked: z.string(),
  contact_email_masked: z.string(),
  status: z.enum(playerStatuses),
  currency: currencySchema,
  created_at: timeSchema,
});
/** A round on the page of its player. */
export const playerRoundSchema = z.object({
  round_id: z.string(),
  provider_code: z.string(),
  provider_name: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  stake: moneySchema,
  payout: moneySchema,
  status: z.string(),
  at: timeSchema,
});
export const playerDetailSchema = foundPlayerSchema.extend({
  language: z.string(),
  accepts_marketing: z.boolean(),
  phone_verified: z.boolean(),
  email_verified: z.boolean(),
  two_factor: z.boolean(),
  birth_year: z.int(),
  is_demo: z.boolean(),
  balances: z.object({
    real: moneySchema,
    bonus: moneySchema,
    token: moneySchema,
    locked: moneySchema.describe('Held by withdrawals'),
    wallet_status: z.string(),
  }),
  rounds: z.array(playerRoundSchema),
  withdrawals: z.array(
    z.object({
      withdrawal_id: z.uuid(),
      amount: moneySchema,
      status: z.string(),
      bank_name: z.string(),
      account_number_masked: z.string(),
      created_at: timeSchema,
    }),
  ),
  limits: z.array(
    z.object({
      kind: z.string(),
      window: z.string(),
      set_by: z.string().describe('player, operator or site'),
      value: z.string().describe('Money as a decimal; minutes for session_time'),
    }),
  ),
  exclusions: z.array(
    z.object({
      kind: z.string(),
      started_at: timeSchema,
      ends_at: timeSchema.nullable(),
      in_force: z.boolean(),
    }),
  ),
  sessions: z.array(
    z.object({
      session_id: z.uuid(),
      device: deviceSchema,
      ip_masked: z.string(),
      created_at: timeSchema,
      last_seen_at: timeSchema,
    }),
  ),
  status_changes: z.array(
    z.object({
      from_status: z.string(),
      to_status: z.string(),
      changed_by: z.string(),
      reason: z.string(),
      at: timeSchema,
    }),
  ),
  risk_signs: z.array(z.object({ kind: z.string(), other_account_id: z.string(), noted_at: timeSchema })),
});

export const withdrawalQueueStatuses = ['pending', 'paying', 'paid', 'refused', 'returned'] as const;
export const withdrawalRisks = [
  'no_play_since_deposit',
  'new_bank_account',
  'first_withdrawal',
  'shared_device',
  'security_changed',
  'linked_bank_account',
  'bonus_converted',
  'many_withdrawals',
] as const;
export const queuedWithdrawalSchema = z.object({
  withdrawal_id: z.uuid(),
  site_code: z.string(),
  player_id: playerIdSchema,
  account_id: z.string(),
  amount: moneySchema,
  currency: currencySchema,
  status: z.enum(withdrawalQueueStatuses),
  gateway: z.string().describe('manual: it is paid by hand'),
  bank_name: z.string(),
  account_number_masked: z.string(),
  review_priority: z.int(),
  overdue: z.boolean().describe('It has waited for a day or longer'),
  risks: z.array(z.enum(withdrawalRisks)),
  approval: z
    .object({ approval_id: z.uuid(), state: z.enum(approvalStates), asked_by: z.string() })
    .nullable()
    .describe('The latest request for a second operator, if there is one'),
  needs_approval: z.boolean().describe('Its amount asks for a second operator'),
  reason: z.string(),
  created_at: timeSchema,
  settled_at: timeSchema.nullable(),
});
export const decisionOutcomes = ['paid', 'sent', 'refused', 'approval_requested', 'not_done'] as const;
/** What became of what a second operator decided: `done` if it is not about a payout. */
export const approvalOutcomes = ['paid', 'sent', 'done', 'voided', 'refused', 'not_done'] as const;
/** Why it is `not_done`, as an envelope says why a call is refused. */
export const outcomeDetailSchema = z.array(fieldFaultSchema).describe('For not_done, why; otherwise empty');
/** What became of one withdrawal of several. */
export const decidedWithdrawalSchema = z.object({
  withdrawal_id: z.string(),
  outcome: z.enum(decisionOutcomes),
  detail: outcomeDetailSchema,
});

/** A game, as calls name it. */
export const gameKeySchema = z.object({
  provider_code: z.string().regex(/^[A-Z0-9]{2,16}$/, 'the code of a provider'),
  game_code: z.string().trim().min(1, 'the code of a game').max(100, 'at most 100 characters'),
});
/**
 * What becomes of a game on a site. `shown`: it can be played. `hidden`: it is in no list. `disabled`: no new round begins. `off`:
 * switched off on all sites. `unlisted`: its provider no longer lists it.
 */
export const gameStates = ['shown', 'hidden', 'disabled', 'off', 'unlisted'] as const;
export const siteGameSchema = gameKeySchema.extend({
  provider_name: z.string(),
  game_name: z.string(),
  game_image: z.string(),
  category: z.string(),
  place: z.int().describe('Its place in the order of the site, from 1'),
  is_ordered: z.boolean().describe('Whether an operator has put it there'),
  is_hot: z.boolean(),
  is_featured: z.boolean(),
  is_new: z.boolean(),
  state: z.enum(gameStates),
  rtp_percent: z.string().nullable(),
  open_rounds: z.int().describe('Rounds in play on this site'),
});

/** A round, as calls name it. A provider's id of a round is its own, and only means one with the player. */
export const roundKeySchema = z.object({
  player_id: playerIdSchema,
  provider_code: z.string().regex(/^[A-Z0-9]{2,16}$/, 'the code of a provider'),
  round_id: z.string().min(1, 'the id of a round').max(200, 'at most 200 characters'),
});
export const roundStates = ['open', 'settled', 'rolled_back'] as const;
export const roundSchema = roundKeySchema.extend({
  provider_name: z.string(),
  site_code: z.string(),
  account_id: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  currency: currencySchema,
  stake: moneySchema,
  payout: moneySchema,
  state: z.enum(roundStates),
  opened_at: timeSchema,
  updated_at: timeSchema,
});

export const providerCodeSchema = gameKeySchema.shape.provider_code;
/** How calls between the platform and a provider went in the last day. Times are the bounds of buckets. */
const callHealthSchema = z.object({
  calls: z.int(),
  failures: z.int(),
  half_ms: z.int().nullable().describe('Half of the calls took no longer; null without calls'),
  most_ms: z.int().nullable().describe('95 of 100 calls took no longer; null if that is above 5 seconds'),
  last_at: timeSchema.nullable(),
});
export const providerSchema = z.object({
  provider_code: providerCodeSchema,
  provider_name: z.string(),
  state: z.enum(['active', 'inactive', 'unconnected']),
  protocol: z.string().describe('Empty if it is not connected'),
  games: z.object({ listed: z.int(), unlisted: z.int(), off: z.int() }),
  sites: z.int().describe('How many sites have it'),
  wallet: callHealthSchema.describe('Its calls to the wallet'),
  outward: callHealthSchema.describe('Our calls to it'),
});
export const originKinds = ['game', 'picture'] as const;
