/** Rounds of the test vectors as examples in the specification. */
import type { RoundVectors } from './round-vectors.ts';
import { paragraph, table, type Block } from './text.ts';

const MOST_ROUNDS = 4;
/** Longer courses are for programs to read. */
const MOST_SIGNS = 220;

const text = (value: unknown): string => `\`${JSON.stringify(value)}\``;

export function examplesOf(vectors: RoundVectors | undefined): Block[] {
  if (!vectors) return [];
  const shown = vectors.rounds
    .toSorted((a, b) => a.nonce - b.nonce)
    .filter(({ course }) => JSON.stringify(course).length < MOST_SIGNS)
    .slice(0, MOST_ROUNDS);
  if (shown.length === 0) return [];
  const one = vectors.bet_minor;
  return [
    paragraph(
      `Examples, with server seed \`000102…1e1f\` (the bytes 0 to 31), client seed \`${vectors.client_seed}\`${one ? `, and a bet of ${one}` : ''}:`,
    ),
    table(
      ['nonce', ...(one ? [] : ['bet']), 'wager', 'actions', 'course', 'pays'],
      shown.map(({ nonce, bet_minor = '', wager, actions, course, win_minor }) => [
        String(nonce),
        ...(one ? [] : [bet_minor]),
        text(wager),
        actions.length === 0 ? '' : text(actions),
        text(course),
        win_minor,
      ]),
    ),
  ];
}
