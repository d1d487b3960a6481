/**
 * The arrangements of each section that all templates share. A section has the same data, behaviour and accessible names in
 * every arrangement; only its form differs. The site has a module for each, `site/app/arrangements/<section>/<name>.tsx`.
 */
export const arrangements = {
  /** How a player moves between the pages of their account. */
  account: ['rail', 'tabs', 'hub', 'drawer'],
  /** The games of a category or of a provider. */
  lobby: ['grid', 'shelves', 'list', 'mosaic', 'reel', 'wall', 'panorama'],
  promotions: ['feature', 'tickets', 'magazine', 'posters', 'agenda', 'stage', 'drift'],
  vip: [
    'columns',
    'ladder',
    'path',
    'matrix',
    'passport',
    'summit',
    'relief',
    'roster',
    'constellation',
    'signs',
  ],
  /** Deposit and withdrawal. */
  cashier: ['two-column', 'steps', 'counter'],
  /** Transactions, bets and the statement. */
  history: ['table', 'timeline', 'receipts'],
  /** Sign-in and sign-up. The last two are for templates that ask in a dialog. */
  sign_in: ['page', 'split', 'curtain', 'dialog', 'sheet'],
  footer: ['columns', 'compact', 'billboard'],
  /** The bar of a game that is played. */
  play_bar: ['top', 'bottom', 'floating'],
} as const;

export type ArrangedSection = keyof typeof arrangements;

/** The names of a section's arrangements. */
export type ArrangementOf<Section extends ArrangedSection> = (typeof arrangements)[Section][number];

/** A template's choice: one arrangement of each section. */
export type PageArrangements = {
  readonly [Section in ArrangedSection]: ArrangementOf<Section>;
};

/** Narrows any text to the name of an arrangement of this section. */
export function isArrangement<Section extends ArrangedSection>(
  section: Section,
  name: string,
): name is ArrangementOf<Section> {
  const names: readonly string[] = arrangements[section];
  return names.includes(name);
}
