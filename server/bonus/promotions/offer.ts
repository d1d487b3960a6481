import type { z } from 'zod';
import { offerSchema } from '@marquee/contract/promotion-rules.ts';

export type Offer = z.infer<typeof offerSchema>;
export type ClaimableOffer = Exclude<Offer, { kind: 'cashback' | 'award' }>;

/** Takes the value of a jsonb column. */
export function parseOffer(column: unknown): Offer {
  return offerSchema.parse(column);
}

export function isClaimable(offer: Offer): offer is ClaimableOffer {
  return offer.kind !== 'cashback' && offer.kind !== 'award';
}

/** The smallest deposit that grants the offer; undefined if it needs none. */
export function minimumDepositOf(offer: Offer): string | undefined {
  return 'minimum_deposit' in offer ? offer.minimum_deposit : undefined;
}
