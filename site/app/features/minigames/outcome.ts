import type {
  miniGamePrizeSchema,
  miniGameSchema,
  miniGameResultFields,
} from '@marquee/contract/minigames.ts';
import type { z } from 'zod';
import { toMinor } from '@marquee/ui/data/decimal.ts';

export type MiniGame = z.infer<typeof miniGameSchema>;
export type Prize = z.infer<typeof miniGamePrizeSchema>;
export type MiniGameResult = z.infer<z.ZodObject<typeof miniGameResultFields>>;

/**
 * What a prize is to the player who paid so many tokens for it. Tokens that do not exceed what the play cost are no win:
 * they are said to come back, and nothing is celebrated.
 */
export function outcomeOf(
  prize: Pick<Prize, 'kind' | 'amount'>,
  token_cost: string,
): 'none' | 'back' | 'win' {
  if (prize.kind === 'none') return 'none';
  if (prize.kind === 'token' && toMinor(prize.amount) <= toMinor(token_cost)) return 'back';
  return 'win';
}

/** A decimal amount without the zeros that say nothing: "3.00" is "3". For tokens and small labels. */
export function plainAmount(amount: string): string {
  return amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount;
}
