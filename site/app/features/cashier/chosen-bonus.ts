import { toMinor } from '@marquee/ui/data/decimal.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey } from '../../session/player-query.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useShell } from '../../shell/shell-context.ts';
import { bonusKey, useDepositOffers, useOpenBonuses } from '../promotions/bonus-queries.ts';
import type { Bonus, PromotionDetail } from '../promotions/promotion.ts';

/** The values of the choice that are no promotion's id. */
export const noBonus = 'none';
export const waitingBonus = 'waiting';

/** What there is to choose from with a deposit. */
export interface BonusChoices {
  /** The claimed bonuses that wait for a deposit, the one that is matched first at the beginning. */
  readonly waiting: readonly Bonus[];
  readonly offers: readonly PromotionDetail[];
}

/** Nothing to choose from where it could not be read: a deposit is possible all the same. */
export function useBonusChoices(): BonusChoices {
  const offers = useDepositOffers().data?.value ?? [];
  const open = useOpenBonuses().data ?? [];
  return {
    offers,
    waiting: open
      .filter(({ status }) => status === 'awaiting_deposit')
      .toSorted((a, b) => a.claimed_at.localeCompare(b.claimed_at)),
  };
}

/** Whether something is chosen that there is. */
export function isChoice({ waiting, offers }: BonusChoices, chosen: string): boolean {
  if (chosen === waitingBonus) return waiting.length > 0;
  return chosen === noBonus || offers.some(({ promotion_id }) => promotion_id === chosen);
}

/** The smallest deposit that what is chosen takes; undefined where any does. */
export function smallestFor({ waiting, offers }: BonusChoices, chosen: string): string | undefined {
  const bonus =
    chosen === waitingBonus ? waiting[0] : offers.find(({ promotion_id }) => promotion_id === chosen);
  return bonus?.minimum_deposit ?? undefined;
}

/** Whether a deposit is too small for what is chosen: the bonus would be lost, or wait for another deposit. */
export function isTooSmall(choices: BonusChoices, chosen: string, amount: string): boolean {
  const smallest = smallestFor(choices, chosen);
  return smallest !== undefined && toMinor(amount) < toMinor(smallest);
}

/**
 * Carries the choice out before the deposit is created: gives up the other claims that wait, because the oldest would take
 * the deposit, and claims the promotion. Returns the choice after that. Throws an `ApiRefusal`.
 */
export function useChosenBonus(): (choices: BonusChoices, chosen: string) => Promise<string> {
  const player = usePlayerFields();
  const queries = useQueryClient();
  const { language } = useShell();
  return async ({ waiting }, chosen) => {
    if (!player || chosen === '' || chosen === waitingBonus) return chosen;
    try {
      for (const { bonus_id, at_stake } of waiting) {
        const result = await callApi(endpoints.forfeitBonus, {
          ...player,
          bonus_id,
          forfeits: at_stake,
          language,
        });
        if (!result.ok && result.refusal.statusMessage !== 'bonusFinished')
          throw new ApiRefusal(result.refusal);
      }
      if (chosen === noBonus) return chosen;
      const result = await callApi(endpoints.promotionClaim, { ...player, promotion_id: chosen, language });
      if (!result.ok) throw new ApiRefusal(result.refusal);
      return waitingBonus;
    } finally {
      await queries.invalidateQueries({ queryKey: playerKey(player.account_id, ...bonusKey) });
    }
  };
}
