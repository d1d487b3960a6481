import { mutantsOf, type Mutant } from '../mutant.ts';

const meter = (title: string): string[] => [`games/server/meters.test.ts#${title}`];
const chain = meter('rounds of a bet are a chain');
const repeated = meter('a spin that is sent again');
const apart = meter('free bets and demo sessions');
const currencies = meter('each currency has meters of its own');
const killed = meter('a house that is killed');
const shown = ['games/collect.browser.test.ts#the meter grows with what lands'];

/** Faults in meters that are kept from round to round: whose they are, when they move, and what becomes of them. */
export const metersMutants: readonly Mutant[] = [
  ...mutantsOf('games/server/meters.ts', meter('while the bet of a round is on its way'), [
    ['two rounds begin at one meter', '  if (row.round_id !== null)', "  if (row.round_id === '0')"],
  ]),
  ...mutantsOf('games/server/meters.ts', meter('another version of the game keeps'), [
    ['a meter of another version is rounded down', 'Math.ceil(', 'Math.floor('],
    ['a meter of another version may be full', 'Math.min(full - 1,', 'Math.min(full,'],
  ]),
  ...mutantsOf('games/server/meters.ts', chain, [
    [
      'all stakes share a meter',
      '[player, gameCode, currency, bet.toString(), isFreeBet,',
      "[player, gameCode, currency, '100000', isFreeBet,",
    ],
    [
      'all players fill one meter',
      '[player, gameCode, currency, bet.toString(), isFreeBet,',
      "['all', gameCode, currency, bet.toString(), isFreeBet,",
    ],
    [
      'players are told the meters of others',
      'WHERE player = $1 AND game_code',
      "WHERE $1 <> '' AND game_code",
    ],
    [
      'a meter is emptied when a round begins on it',
      'DO UPDATE SET changed_at = m.changed_at',
      'DO UPDATE SET collected = 0',
    ],
    [
      'what a round collects is counted twice',
      'SET collected = next_collected,',
      'SET collected = least(full_at - 1, 2 * next_collected - collected),',
    ],
  ]),
  ...mutantsOf('games/server/meters.ts', currencies, [
    [
      'all currencies share a meter',
      '[player, gameCode, currency, bet.toString(), isFreeBet,',
      "[player, gameCode, 'EUR', bet.toString(), isFreeBet,",
    ],
    ['meters of another currency are told', 'AND currency = $3 ORDER BY', "AND $3 <> '' ORDER BY"],
  ]),
  ...mutantsOf('games/server/meters.ts', apart, [
    [
      'a demo round leaves its meter',
      'SET collected = $2, changed_at = $3 WHERE meter_id = $1`, [',
      'SET collected = collected + 0 * $2::int, changed_at = $3 WHERE meter_id = $1`, [',
    ],
  ]),
  ...mutantsOf('games/server/rounds/change.ts', meter('a bet that is'), [
    ['a refused round holds its meter', '    await releaseMeter(client, round);\n', ''],
    [
      'a round that did not come about moves its meter',
      '    await releaseMeter(client, round);\n',
      '    await moveMeter(house, client, round);\n',
    ],
  ]),
  ...mutantsOf('games/server/rounds/change.ts', chain, [
    ['a round that was taken leaves its meter', '    await moveMeter(house, client, round);\n', ''],
  ]),
  ...mutantsOf('games/server/open-round.ts', repeated, [
    ['a spin that is sent again is played again', '  if (before) return before;\n', ''],
  ]),
  ...mutantsOf('games/server/spin.ts', repeated, [
    [
      'a spin that is sent twice at once is played twice',
      'once(`${session.sessionId}:${spinId}`,',
      'once(`${session.sessionId}:${spinId}:${performance.now()}`,',
    ],
  ]),
  ...mutantsOf('games/server/spin.ts', chain, [
    [
      'a round leaves its meter where it stood',
      'meterAfter: book.meter.after',
      'meterAfter: book.meter.before',
    ],
    [
      'every round begins at an empty meter',
      'playCollectBook(game.slot, bet, random, meter)',
      'playCollectBook(game.slot, bet, random, 0 * meter)',
    ],
  ]),
  ...mutantsOf('games/server/open-round.ts', apart, [
    ['free bets fill the meter of own money', 'isFreeBet: rewardUuid !== null', 'isFreeBet: false'],
    [
      'a demo round waits for a bet that is never on its way',
      '        if (isDemo) await setMeter',
      "        if (isDemo && roundId === '0') await setMeter",
    ],
  ]),
  ...mutantsOf('games/server/sessions.ts', apart, [
    [
      'all demo sessions are one player',
      "`demo:${randomBytes(12).toString('hex')}`",
      "`demo:${'0'.repeat(24)}`",
    ],
    [
      'a demo session goes on with the meter of the player before it',
      "`demo:${randomBytes(12).toString('hex')}`",
      "'player-1'",
    ],
  ]),
  ...mutantsOf('games/server/provider.ts', killed, [
    [
      'meters are lost when the house starts again',
      '  const houseGames = await loadGames(pool, published);\n',
      "  const houseGames = await loadGames(pool, published);\n  await pool.query('UPDATE house.meter SET collected = 0 WHERE round_id IS NULL');\n",
    ],
  ]),
  ...mutantsOf('games/kinds/slot/client/session/kept-meters.ts', shown, [
    [
      'the meter of the bet before is shown when the bet is changed',
      'held.get(nameOf(bet_minor, isFreeBet)) ?? 0',
      'Math.max(0, ...held.values())',
    ],
    [
      'what a round collected is not shown',
      'held.set(nameOf(bet_minor, is_free_bet), book.meter.after)',
      'held.set(nameOf(bet_minor, is_free_bet), book.meter.before)',
    ],
  ]),
];
