/**
 * Free bets in the form of Hub88's Operator API (`hub88.ts`): granted by the operator, played and counted by the provider, either
 * as free bets or as Hub88's rewards.
 */
import { z } from 'zod';
import { currencyCodeSchema } from '../currencies.ts';
import { gameCodeSchema, operatorIdSchema, timeSchema, userSchema } from './hub88.ts';

/** Paths of free bets, which the provider serves below the same prefix. */
export const freeBetPaths = {
  create: '/freebets/create',
  createBulk: '/freebets/create_bulk',
  list: '/freebets/list',
  cancel: '/freebets/cancel',
} as const;

/** Paths for granting free bets as Hub88's rewards, which are created from a prepaid. */
export const rewardPaths = {
  prepaids: '/freebet/prepaids/list',
  create: '/freebet/rewards/create',
  list: '/freebet/rewards/list',
  cancel: '/freebet/rewards/cancel',
} as const;

/** `bet_count` rounds of one game, each at `bet_value`. */
const freeBetFields = {
  sub_partner_id: z.string().min(1).max(64),
  game_code: gameCodeSchema,
  currency: currencyCodeSchema,
  /** 1/100,000 of a unit. */
  bet_value: z.int().min(1),
  bet_count: z.int().min(1).max(1000),
  start_time: timeSchema,
  end_time: timeSchema,
  /** The operator's own id of the reward. */
  operator_reference: z.string().max(64).nullish(),
};
export const freeBetCreateRequestSchema = z.object({
  operator_id: operatorIdSchema,
  user: userSchema,
  ...freeBetFields,
});
export type FreeBetCreateRequest = z.infer<typeof freeBetCreateRequestSchema>;
export const freeBetCreateAnswerSchema = z.object({ reward_uuid: z.uuid() });
export const freeBetCreateBulkRequestSchema = z.object({
  operator_id: operatorIdSchema,
  users: z.array(userSchema).min(1).max(100),
  ...freeBetFields,
});
export const freeBetListRequestSchema = z.object({ operator_id: operatorIdSchema, user: userSchema });
export const freeBetSchema = z.object({
  ...freeBetFields,
  reward_uuid: z.uuid(),
  user: z.string(),
  bets_used: z.int().min(0),
  cancelled: z.boolean(),
});
export type FreeBet = z.infer<typeof freeBetSchema>;
/** The fields of granted free bets that both sets of calls answer. */
export interface ListedFreeBet {
  readonly reward_uuid: string;
  readonly game_code: string;
  readonly bet_value?: number | null | undefined;
  readonly bet_count?: number | null | undefined;
  readonly start_time?: string | null | undefined;
  readonly end_time?: string | null | undefined;
  readonly operator_reference?: string | null | undefined;
}
export const freeBetListAnswerSchema = z.array(freeBetSchema);
export const freeBetCancelRequestSchema = z.object({ operator_id: operatorIdSchema, reward_uuid: z.uuid() });

/** A template of rewards. The operator may choose the fields that are null. */
export const prepaidListAnswerSchema = z.array(
  z.object({
    prepaid_uuid: z.uuid(),
    game_code: z.string(),
    currency: z.string(),
    bet_value: z.int().nullish(),
    bet_count: z.int().nullish(),
    bonus_buy: z.boolean().nullish(),
  }),
);
export const rewardListAnswerSchema = z.array(
  z.object({
    reward_uuid: z.uuid(),
    game_code: z.string(),
    bet_value: z.int().nullish(),
    bet_count: z.int().nullish(),
    start_time: z.string().nullish(),
    end_time: z.string().nullish(),
    operator_reference: z.string().nullish(),
  }),
);
