import { mutantsOf, type Mutant } from '../mutant.ts';

const lineTests = ['games/lost-line.browser.test.ts'];

/** Faults in how a game's client writes amounts, and in how a room comes back after a lost connection. */
export const roomsMutants: readonly Mutant[] = [
  ...mutantsOf(
    'games/kit/client/words/money.ts',
    ['games/kit/client/words/money.test.ts'],
    [
      [
        'amounts are written with the digits of other currencies',
        'currencies.get(currency)?.digits ?? USUAL_DIGITS',
        'USUAL_DIGITS',
      ],
      [
        'an amount keeps digits that its currency is not paid in',
        ".padStart(MINOR_DIGITS, '0').slice(0, digits)",
        ".padStart(MINOR_DIGITS, '0')",
      ],
    ],
  ),
  ...mutantsOf(
    'games/kit/client/room/reconnect.ts',
    ['games/kit/client/room/reconnect.test.ts'],
    [
      [
        'pauses between attempts grow without end',
        'Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt)',
        'FIRST_PAUSE_MS * 2 ** attempt',
      ],
      ['a crowd comes back all at once', 'const LEAST_PART = 0.2;', 'const LEAST_PART = 0.99;'],
    ],
  ),
  ...mutantsOf('games/kit/client/room/socket.ts', lineTests, [
    [
      'the word that the network is back is not heard',
      "  window.addEventListener('online', wake, { signal });\n",
      '',
    ],
    [
      'a page that is shown again waits for the pause',
      "  document.addEventListener('visibilitychange', wake, { signal });\n",
      '',
    ],
    [
      'a connection that has fallen silent is held for alive',
      'if (socket && hasBeenSilentFor(patience_ms)) loseAfter(HEARING_MS, patience_ms);\n    else ping();',
      'ping();',
    ],
    [
      'a lost connection is not told',
      "    hasEntered = false;\n    onLine('lost');",
      '    hasEntered = false;',
    ],
  ]),
];
