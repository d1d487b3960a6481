import { mutantsOf, type Mutant } from '../mutant.ts';

const waiting = (title: string): string[] => [`games/server/rounds-in-play.test.ts#${title}`];
const raise = (title: string): string[] => [`games/server/raises.test.ts#${title}`];
const flight = (title: string): string[] => [`games/server/flights/left-flights.test.ts#${title}`];
const actionTests = [
  ...waiting('an action that is sent twice is done once'),
  ...waiting('two tabs that press at once'),
  ...waiting('a session that was closed'),
];
const awayTests = [
  ...waiting('a player who does not return'),
  ...waiting('a player who is away from a version'),
];
const choiceTests = ['games/server/choice.test.ts'];
const demoTests = [...waiting('demo play waits, pays'), ...waiting('demo play that is left')];
const takeOffTests = flight('killed after the bet was taken');

/** Faults in house rounds that are open: what their players do, what is done while they are away, and who takes them over. */
export const openRoundsMutants: readonly Mutant[] = [
  ...mutantsOf('games/server/act.ts', actionTests, [
    ['a round of another player is acted in', 'round.player !== session.player || ', ''],
    ['a round of another game is acted in', ' || round.gameCode !== session.gameCode) {', ') {'],
    [
      'an action id is used for another action',
      'if (isDeepStrictEqual(rows[0].action, action)) return { ...round, raise: null };',
      'return { ...round, raise: null };',
    ],
    ['an action that is sent again is done again', '  if (rows[0]) {', '  if (rows[0] && round.bet < 0n) {'],
    [
      'an action for a step that has passed is done',
      'step !== round.actions.length',
      'step > round.actions.length',
    ],
    [
      'a session that was closed acts',
      "if (session.closedAt) throw new Refusal('session_closed', 'the session was closed');",
      '',
    ],
    [
      'an action in a round that is over fails',
      "  if (round.state !== 'in_play') throw new Refusal('round_ended', `the round is ${round.state}`);\n",
      '',
    ],
  ]),
  ...mutantsOf(
    'games/server/settle.ts',
    [
      'games/server/provider.test.ts#bonus money that is not taken',
      ...raise('a double that only bonus money'),
    ],
    [
      ['a balance that is too low is told as missing real money', '>= amount ?', '>= 0n ?'],
      ['bonus money that covers the bet to the last unit is not seen', '>= amount ?', '> amount ?'],
      [
        'a raise that only bonus money covers is told as too low a balance',
        'new Refusal(failureOfBet(answer, raise.amount)',
        'new Refusal(failureOf(status)',
      ],
    ],
  ),
  ...mutantsOf('games/server/choose.ts', choiceTests, [
    ['the round of another player is chosen in', 'round.player !== session.player || ', ''],
    [
      'a second choice is taken for the first',
      'if (chosen === choice) return round;',
      'if (chosen !== null) return round;',
    ],
    [
      'a choice is made in a round that is over',
      "  if (round.state !== 'in_play') throw new Refusal('round_ended', `the round is ${round.state}`);\n",
      '',
    ],
  ]),
  ...mutantsOf('games/server/choice.ts', choiceTests, [
    ['time does not say that it chose', 'is_for_absent: isForAbsent', 'is_for_absent: false'],
    ['time chooses what was not stated', 'choice: choices.whenAway', "choice: 'ruby'"],
  ]),
  ...mutantsOf('games/kinds/slot/choice/play.ts', choiceTests, [
    ['what is chosen changes nothing', 'byChoice.get(chosen ?? whenAway)', 'byChoice.get(whenAway)'],
    [
      'the free spins are told before the choice',
      "{ ...book, win_minor: '0', events: [...before, choice] }",
      "{ ...book, win_minor: '0', events: [...book.events, choice] }",
    ],
  ]),
  ...mutantsOf('games/server/begin.ts', waiting('a round that is over at once'), [
    ['the id of a round is used with another wager', ' || !isDeepStrictEqual(round.wager, wager)', ''],
  ]),
  ...mutantsOf('games/server/begin.ts', raise('is shown, and sent again by hand'), [
    ['what is done first for an absent player is not kept', 'whenAway: awayNameOf(standing),', ''],
  ]),
  ...mutantsOf('games/kit/play-api/hours-to-return.ts', awayTests, [
    ['a round is ended an hour too soon', 'hoursToReturn = 24', 'hoursToReturn = 23'],
    ['a round is ended an hour too late', 'hoursToReturn = 24', 'hoursToReturn = 25'],
  ]),
  ...mutantsOf('games/server/absent.ts', awayTests, [
    [
      'whoever is away from a version that is no longer played has the bet back',
      'if (!course.can_cash_out) return',
      'if (course.state) return',
    ],
    ['whoever is away is paid their bet', 'payoutOf(round.bet, course.multiplier)', 'round.bet'],
    [
      'a cash-out for an absent player is not written down',
      '    await writeAction(house, client, round, round.actions.length, cashOut);\n',
      '',
    ],
  ]),
  ...mutantsOf('games/server/absent.ts', raise('whoever does not return stands'), [
    [
      'what is played for an absent player is not written down',
      '    await writeAction(house, client, round, actions.length, standing.whenAway);\n',
      '',
    ],
    [
      'whoever is away at a table has the bet back',
      "standing.whenAway === null || standing.whenAway === 'take_back'",
      "standing.state === 'in_play' || standing.whenAway === 'take_back'",
    ],
  ]),
  ...mutantsOf(
    'games/server/open-round.ts',
    [...waiting('no second one begins beside it'), ...demoTests],
    [
      [
        'a demo bet is free',
        'moveDemoBalance(client, session.sessionId, bet, win)',
        'moveDemoBalance(client, session.sessionId, 0n, win)',
      ],
      [
        'a round beside one that waits is refused as if a bet were on its way',
        "new PlaceTaken('round_in_play',",
        "new PlaceTaken('spin_in_flight',",
      ],
    ],
  ),
  ...mutantsOf('games/server/rounds/close.ts', demoTests, [
    ['a demo win is not paid', 's.demo_balance + paid.win', 's.demo_balance + 0 * paid.win'],
    [
      'a demo bet that is owed back is kept',
      's.demo_balance + back.staked',
      's.demo_balance + 0 * back.staked',
    ],
  ]),
  ...mutantsOf('games/server/rounds/present.ts', waiting('while the bet is on its way'), [
    [
      'what a round comes to is told before its bet is taken',
      "new Set(['in_play', 'closing', 'settled'])",
      "new Set(['opened', 'in_play', 'closing', 'settled'])",
    ],
  ]),
  ...mutantsOf('games/server/instance.ts', takeOffTests, [
    [
      'a flight that never began waits for its time',
      'AND NOT ${hasNotBegun} AND NOT EXISTS',
      'AND NOT EXISTS',
    ],
  ]),
  ...mutantsOf('games/server/instance.ts', raise('a process that dies while a double'), [
    [
      'a raise of a process that is gone waits for its time',
      "t.round_id = r.round_id AND t.state = 'pending'",
      "t.round_id = r.round_id AND t.state = 'none'",
    ],
  ]),
  ...mutantsOf('games/server/instance.ts', waiting('killed in the middle of a round'), [
    [
      'a round that waits is ended when its process is gone',
      "CASE WHEN state = 'in_play' AND NOT ${hasNotBegun}",
      "CASE WHEN state = 'opened' AND NOT ${hasNotBegun}",
    ],
  ]),
  ...mutantsOf('games/server/flights/awaited-flights.ts', takeOffTests, [
    [
      'a player is not told what they have once a bet is back',
      "isAsked(round) || round.state === 'rolling_back'",
      'isAsked(round)',
    ],
  ]),
  ...mutantsOf('games/server/flights/flights.ts', takeOffTests, [
    ['nobody looks after a bet of a process that is gone', '        awaited.add(round);\n', ''],
  ]),
  ...mutantsOf('games/server/flights/place-flight.ts', flight('a bet that is taken too late'), [
    ['a flight begins however late its bet is taken', '> patience_ms', '> 9 * patience_ms'],
  ]),
];
