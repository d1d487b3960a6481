import type { Fraction } from '../../kit/prove/law.ts';

/** What the instant games return of each bet, before rounding in the house's favour. */
export const RTP: Fraction = [99n, 100n];
