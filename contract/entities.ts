import { z } from 'zod';
import { betLinesSchema } from './bet-lines.ts';
import { gameFeatures, gameThemes, gameVolatilities } from './game-traits.ts';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';

/** The fields of the specification's entities, by its names. */

export const languageSchema = z.object({
  code: z.string(),
  name: z.string(),
  icon: z.string(),
  files: z.array(z.string()).describe('The message files that exist for it; empty when it has none'),
});

export const siteSchema = z.object({
  site_name: z.string(),
  currency: currencySchema,
  theme_code: z.string(),
  theme_color: z.string(),
  logo1: z.string(),
  logo2: z.string(),
  logo3: z.string(),
  status: z.enum(['active', 'inactive']),
  expired_date: timeSchema.nullable(),
  logo_text: z.string(),
  external_id: z.string(),
  android_sub: z.string(),
  ios_sub: z.string(),
  play_money: z.boolean().describe('True if the currency has no value outside the site'),
  minimum_age: z.int(),
  country: z.string().nullable().describe('ISO 3166-1, in which phone numbers are read; null if not set'),
  favicon: z.string(),
  share_image: z.string(),
  withdrawal_minimum: moneySchema,
  banners: z.array(
    z.object({
      image_url: z.string(),
      image_mobile_url: z.string(),
      title: z.record(z.string(), z.string()).describe('By language code'),
      body: z.record(z.string(), z.string()).describe('By language code'),
      href: z.string(),
    }),
  ),
});

export interface MenuItem {
  content_id: string;
  label_key: string;
  category: string | null;
  href: string;
  children: MenuItem[];
}
export const menuItemSchema: z.ZodType<MenuItem> = z.object({
  content_id: z.string(),
  label_key: z.string(),
  category: z.string().nullable(),
  href: z.string(),
  get children() {
    return z.array(menuItemSchema);
  },
});

export const contentSchema = z.object({
  menu: z.array(menuItemSchema),
  game_menu: z.array(z.object({ category: z.string(), label_key: z.string(), href: z.string() })),
});

export const providerCountSchema = z.object({ category: z.string(), count: z.int() });

export const maintenanceSchema = z.object({
  is_maintenance: z.boolean(),
  start_date: timeSchema.nullable(),
  end_date: timeSchema.nullable(),
  message: z.record(z.string(), z.string()).describe('What the operator says about it, by language code'),
});

/** What every game card shows. */
export const gameCardSchema = z.object({
  provider_code: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  game_type: z.string(),
  game_image: z.string(),
});

export const gameSchema = gameCardSchema.extend({
  game_image_2x: z.string(),
  game_image_wide: z
    .string()
    .describe('A landscape, 4 : 3, without lettering; empty if the provider has none'),
  category: z.string(),
  provider_name: z.string(),
  rtp_percent: z
    .string()
    .nullable()
    .describe('Exact return to player in percent, as the provider declares it'),
  volatility: z.enum(gameVolatilities).nullable(),
  features: z.array(z.enum(gameFeatures)).describe('Empty if the provider does not tell'),
  theme: z.enum(gameThemes).nullable(),
  is_new: z.boolean(),
  is_hot: z.boolean(),
  is_featured: z.boolean(),
  opens_in: z.enum(['frame', 'popup']),
});

/** A game as its own page shows it. */
export const gamePageSchema = gameSchema.extend({
  max_win_bets: z
    .string()
    .nullable()
    .describe('The largest win of a round as a multiple of the bet; null if the provider does not tell'),
  max_win_once_in: z.string().nullable().describe('How many rounds it takes on average; null if not told'),
});

/** Favourites keep the provider's name of the picture, `img_url`. The card takes its game_image from it. */
export const favouriteGameSchema = z.object({
  game_code: z.string(),
  game_name: z.string(),
  game_type: z.string(),
  img_url: z.string(),
  provider_code: z.string(),
});

export const sessionUserSchema = z.object({ account_id: z.string(), session_token: z.string() });

export const profileSchema = z.object({
  account_id: z.string(),
  full_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  birth_date: z.iso.date(),
  language: z.string(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  pending_contact_email: z.string().describe('The address that waits for its code; empty if there is none'),
  pending_contact_phone: z.string().describe('The number that waits for its code; empty if there is none'),
  two_factor: z.boolean().describe('Whether signing in requires a second factor'),
  recovery_codes_left: z.int(),
  accepts_marketing: z.boolean(),
  created_at: timeSchema,
});

/** What a browser's User-Agent says about the device. */
export const deviceSchema = z.object({
  browser: z.string().describe('Name and major version, e.g. "Firefox 145"; empty where unknown'),
  os: z.string().describe('e.g. "Android 16"; empty where unknown'),
  type: z.enum(['mobile', 'tablet', 'desktop', 'tv', 'bot', 'unknown']),
});

export const playerSessionSchema = z.object({
  session_id: z.uuid(),
  current: z.boolean().describe('Whether it is the calling session'),
  device: deviceSchema,
  ip: z.string(),
  created_at: timeSchema,
  last_seen_at: timeSchema,
  expires_at: timeSchema.describe('At the latest; earlier after thirty minutes without a call'),
});

export const accessOutcomes = [
  'signed_in',
  'signed_out',
  'wrong_password',
  'wrong_code',
  'wrong_second_factor',
  'wrong_passkey',
  'unknown_account',
  'locked',
  'unlocked',
  'blocked',
  'closed',
  'unverified',
  'verified',
  'session_revoked',
  'password_changed',
  'password_reset',
  'second_factor_added',
  'second_factor_removed',
  'passkey_added',
  'passkey_removed',
  'contact_changed',
  'stepped_up',
] as const;

export const accessSchema = z.object({
  access_id: z.uuid(),
  outcome: z.enum(accessOutcomes),
  ip: z.string(),
  device: deviceSchema,
  at: timeSchema,
});

export const vipNextLevelSchema = z.object({
  starting_deposit: moneySchema,
  cycle_deposit: moneySchema,
  deposit_next: moneySchema,
  starting_turnover: moneySchema,
  cycle_turnover: moneySchema,
  turnover_next: moneySchema,
  vip_level: z.int().describe('The place of the level on the ladder, from 0'),
  vip_name: z.string(),
  vip_name_next: z.string(),
});

export const partnerSchema = z.object({ href: z.string(), img_url: z.string(), partner_name: z.string() });

export const socialAccountSchema = z.object({
  name: z.string(),
  href: z.url(),
  icon: z.string().describe('The name of an icon, e.g. facebook'),
});

/** Code that a site's operator adds to every page, at the end of the head or of the body. */
export const analyticsScriptSchema = z.object({ section: z.enum(['HEAD', 'BODY']), script: z.string() });

export const seoRecordSchema = z.object({
  id: z.int(),
  page_name: z.string(),
  en_item_name: z.string(),
  en_body: z.string(),
  local_item_name: z.string(),
  local_body: z.string(),
  meta_title: z.string(),
  meta_desc: z.string(),
  meta_keywords: z.string(),
  meta_url: z.string(),
  meta_canonical: z.string(),
  meta_author: z.string(),
  meta_publisher: z.string(),
  meta_lang: z.string(),
  meta_image_url: z.string(),
});

/** The CMS pages, each with its flag and its body in English, in the language of its country and in Chinese. */
export const cmsSchema = z.object({
  about_us_status: z.boolean(),
  en_about_us_body: z.string(),
  local_about_us_body: z.string(),
  cn_about_us_body: z.string(),
  privacy_policy_status: z.boolean(),
  en_privacy_policy_body: z.string(),
  local_privacy_policy_body: z.string(),
  cn_privacy_policy_body: z.string(),
  banking_status: z.boolean(),
  en_banking_body: z.string(),
  local_banking_body: z.string(),
  cn_banking_body: z.string(),
  faqs_status: z.boolean(),
  en_faqs_body: z.string(),
  local_faqs_body: z.string(),
  cn_faqs_body: z.string(),
  responsible_gaming_status: z.boolean(),
  en_responsible_gaming_body: z.string(),
  local_responsible_gaming_body: z.string(),
  cn_responsible_gaming_body: z.string(),
  term_condition_status: z.boolean(),
  en_term_condition_body: z.string(),
  local_term_condition_body: z.string(),
  cn_term_condition_body: z.string(),
});

const winnerSchema = z.object({
  account: z.string().describe('Masked: the first two and the last letter'),
  game_name: z.string(),
  game_code: z.string(),
  game_image: z.string(),
  amount: moneySchema,
  currency: currencySchema,
  at: timeSchema,
});
/** The spelling `withrawal` is part of the wire format. */
export const topTenSchema = z.object({
  withrawal: z.array(
    z.object({ account: z.string(), amount: moneySchema, currency: currencySchema, at: timeSchema }),
  ),
  winner: z.array(winnerSchema),
  hour_withdrawal: moneySchema,
  registered_player: z.int(),
  active_player: z.int(),
  deposited_player: z.int(),
});

export const depositKinds = ['gateway', 'manual'] as const;
export const depositMethodSchema = z.object({
  method_code: z.string(),
  kind: z.enum(depositKinds).describe('gateway: paid on a hosted page; manual: a bank transfer with a proof'),
  name: z.string(),
  logo: z.string().describe('A file in the payment image folder; manual.png if the method has none'),
  currency: currencySchema,
  amount_step: moneySchema.describe('An amount is a multiple of it'),
  minimum: moneySchema,
  maximum: moneySchema,
  fee_percent: z
    .string()
    .describe('Of the amount; fee_fixed is added, and the sum rounded down to a hundredth'),
  fee_fixed: moneySchema,
  quick_amounts: z.array(moneySchema),
  instructions: z.string().describe('In the requested language, or else in English; may be empty'),
  estimated_minutes: z
    .int()
    .nullable()
    .describe('How long a payment usually takes to be credited; null if the site does not say'),
});

/** `review`: a bank transfer whose proof waits for an operator. `pending` and `review` are open. */
export const depositStatuses = ['pending', 'review', 'credited', 'failed', 'expired', 'cancelled'] as const;
export const depositSchema = z.object({
  deposit_id: z.uuid(),
  method_code: z.string(),
  kind: z.enum(depositKinds),
  amount: moneySchema.describe('What is credited'),
  fee: moneySchema.describe('What is paid on top'),
  total: moneySchema.describe('What the player pays: the amount and the fee'),
  currency: currencySchema,
  status: z.enum(depositStatuses),
  payment_url: z.string().nullable(),
  pay_to: z
    .object({
      bank_name: z.string(),
      account_name: z.string(),
      account_number: z.string(),
      reference: z.string().describe('To be stated in the transfer'),
    })
    .nullable()
    .describe('Where to transfer to, while a manual deposit is open'),
  proofs: z.int().describe('How many proofs of a transfer were sent'),
  reason: z.string().describe('Why an operator refused it'),
  created_at: timeSchema,
  expires_at: timeSchema,
  settled_at: timeSchema.nullable(),
});

export const bankAccountSchema = z.object({
  bank_account_id: z.uuid(),
  bank_name: z.string(),
  account_name: z.string(),
  account_number_masked: z.string(),
  is_default: z.boolean(),
  usable_at: timeSchema.describe('From when on it can receive payouts'),
  created_at: timeSchema,
});

export const withdrawalStatuses = ['pending', 'paid', 'refused'] as const;
export const withdrawalSchema = z.object({
  withdrawal_id: z.uuid(),
  amount: moneySchema,
  currency: currencySchema,
  status: z.enum(withdrawalStatuses),
  stage: z
    .enum(['review', 'payout', 'done'])
    .describe('For a pending one: whether it waits for an operator or for the bank'),
  bank_name: z.string(),
  account_number_masked: z.string(),
  reason: z.string(),
  created_at: timeSchema,
  settled_at: timeSchema.nullable(),
});

export const transactionTypes = [
  'deposit',
  'withdrawal_hold',
  'withdrawal_payout',
  'withdrawal_return',
  'bet',
  'win',
  'rollback',
  'bonus',
  'adjustment',
] as const;
export const transactionSchema = z.object({
  transaction_id: z.string(),
  type: z.enum(transactionTypes),
  amount: moneySchema.describe("Signed: its effect on the player's available balance"),
  balance_after: moneySchema,
  currency: currencySchema,
  game_name: z.string().nullable(),
  round_id: z.string().nullable(),
  status: z.string(),
  at: timeSchema,
});

export const betSchema = z.object({
  round_id: z.string(),
  provider_code: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  game_image: z.string(),
  stake: moneySchema,
  payout: moneySchema,
  result: moneySchema.describe('payout − stake'),
  status: z.enum(['open', 'settled', 'rolled_back']),
  currency: currencySchema,
  bet_lines: betLinesSchema.describe('What a bet of a sportsbook is on; empty for other games'),
  at: timeSchema,
});
