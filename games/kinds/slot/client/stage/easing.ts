/** Curves from 0 to 1 over a time from 0 to 1. */
export type Easing = (t: number) => number;

export const linear: Easing = (t) => t;
export const easeOut: Easing = (t) => 1 - (1 - t) ** 3;
export const easeInOut: Easing = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2);
/** Goes past the end and comes back. */
export const easeOutBack: Easing = (t) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;
/** There and back: 0 at both ends, 1 in the middle. */
export const thereAndBack: Easing = (t) => Math.sin(Math.PI * t);
