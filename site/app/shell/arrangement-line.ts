import type { ArrangedSection, PageArrangements } from '@marquee/themes/arrangements.ts';

/** The place of each section's arrangement in the line. */
const places = {
  account: 0,
  lobby: 1,
  promotions: 2,
  vip: 3,
  cashier: 4,
  history: 5,
  sign_in: 6,
  footer: 7,
  play_bar: 8,
} as const satisfies Record<ArrangedSection, number>;

/** A template's arrangements as one line: every page brings them, and with the names of their sections they would be twice as long. */
export function arrangementLine(pages: PageArrangements): string {
  return [
    pages.account,
    pages.lobby,
    pages.promotions,
    pages.vip,
    pages.cashier,
    pages.history,
    pages.sign_in,
    pages.footer,
    pages.play_bar,
  ].join(' ');
}

/** The name of a section's arrangement in such a line. */
export function arrangementIn(line: string, section: ArrangedSection): string {
  return line.split(' ')[places[section]] ?? '';
}
