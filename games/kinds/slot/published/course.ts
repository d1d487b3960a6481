/**
 * The course of a round: its book without what only tells a client where to look (`positions`, `anticipation`). It is
 * what a check compares, digit by digit.
 */
import { canonicalJson } from '../../../kit/published/canonical.ts';

const forTheEye = new Set(['positions', 'anticipation']);

/** Events without the fields that are only for the eye. */
export function courseOf(events: readonly unknown[]): unknown {
  return JSON.parse(JSON.stringify(events, (key, value) => (forTheEye.has(key) ? undefined : value)));
}

/** A round's course as one line of canonical JSON. */
export function courseLine(events: readonly unknown[]): string {
  return `${canonicalJson(courseOf(events))}\n`;
}
