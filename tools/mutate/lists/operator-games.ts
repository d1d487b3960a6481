import { mutantsOf, type Mutant } from '../mutant.ts';

/** Faults in what operators decide about games and their rounds. */
export const operatorGamesMutants: readonly Mutant[] = [
  ...mutantsOf(
    'server/rounds/bet-pipeline.ts',
    ['server/rounds/disabled-game.test.ts'],
    [
      [
        'a disabled game cuts a round in play short',
        "if (game === 'closed' && !(await isRoundInPlay(app.db, player, stake)))",
        "if (game === 'closed')",
      ],
    ],
  ),
  ...mutantsOf(
    'server/rounds/game-directory.ts',
    ['server/rounds/disabled-game.test.ts'],
    [
      [
        'a site disables a game for all others',
        'known.disabled.has(`${siteId} ${key}`)',
        '[...known.disabled].some((one) => one.endsWith(` ${key}`))',
      ],
    ],
  ),
  ...mutantsOf(
    'server/ledger/read-operations.ts',
    ['server/rounds/disabled-game.test.ts'],
    [
      [
        'a closed round is a way to go on with a disabled game',
        'if (posted.some(({ details }) => details.isRoundClosed)) return false;',
        '',
      ],
      [
        'a round of which every bet was rolled back is in play',
        'return bets.some((bet) => !closed.has(operationKey(bet)));',
        'return bets.length > 0;',
      ],
    ],
  ),
  ...mutantsOf(
    'server/catalog/operator-choices.ts',
    ['server/rounds/disabled-game.test.ts', 'tests/console/games.test.ts'],
    [
      [
        'a moved game takes a place only by itself',
        'const chosen = ordered.slice(0, Math.max(from, to, alreadyChosen - 1) + 1);',
        'const chosen = [moved];',
      ],
    ],
  ),
  ...mutantsOf(
    'server/rounds/void-round.ts',
    ['server/rounds/void-round.test.ts'],
    [
      ['a void leaves the wins', 'standing: [...bets, ...wins],', 'standing: bets,'],
      [
        'what was rolled back is given back again',
        'const stands = played.filter((one) => !closed.has(operationKey(one)));',
        'const stands = played;',
      ],
      ['a round in play is voided', 'const inPlay_ms = 60 * 60_000;', 'const inPlay_ms = 0;'],
    ],
  ),
  ...mutantsOf(
    'server/rounds/actual-return.ts',
    ['server/rounds/actual-return.test.ts'],
    [
      ['the band is that of one deviation', 'const error = bandDeviations * ', 'const error = 1 * '],
      [
        'unequal stakes count as equal ones',
        'const equalRounds = stake ** 2 / played.stakeSquares;',
        'const equalRounds = played.rounds;',
      ],
      ['the narrower spread counts', 'bandDeviations * Math.max(', 'bandDeviations * Math.min('],
    ],
  ),
  ...mutantsOf(
    'server/rounds/operator-providers.ts',
    ['tests/console/providers.test.ts'],
    [
      [
        'a new key is used before its provider has it',
        '.set({ next_key_name: keyName, updated_at',
        '.set({ operator_key_name: keyName, updated_at',
      ],
    ],
  ),
];
