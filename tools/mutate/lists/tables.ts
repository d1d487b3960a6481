import { mutantsOf, type Mutant } from '../mutant.ts';

const raiseTests = ['games/server/raises.test.ts'];
const blackjackTests = [
  'games/kinds/table/blackjack/dealing.test.ts',
  'games/kinds/table/blackjack/blackjack.test.ts',
];
const baccaratTests = ['games/kinds/table/baccarat.test.ts'];
const roadTests = ['games/kinds/table/roads.test.ts'];
const proofTests = ['games/proofs.test.ts'];
const rouletteTests = ['games/kinds/table/games.test.ts#roulette', ...proofTests];
const handTests = ['games/kinds/table/poker/hand-value.test.ts'];
const pokerTests = ['games/kinds/table/poker/known-rounds.test.ts', 'games/kinds/table/poker/poker.test.ts'];

/** Faults in what is staked and paid at tables while a round is played, in the rules of the games, and in the roads of baccarat. */
export const tablesMutants: readonly Mutant[] = [
  ...mutantsOf('games/server/rounds/raise.ts', raiseTests, [
    [
      'a round takes actions while its raise is on its way',
      '(round.raise !== null || rollbacksOwed(round).length > 0)',
      'rollbacksOwed(round).length > 0',
    ],
    [
      'a round takes actions while a raise is owed back',
      '(round.raise !== null || rollbacksOwed(round).length > 0)',
      'round.raise !== null',
    ],
    [
      'a raise that was left on its way waits for the end of the round',
      '    leaseFrom(house),\n  ]);\n}\n\n/** The operator has taken',
      '    round.endsAt,\n  ]);\n}\n\n/** The operator has taken',
    ],
    [
      'a raise that was taken is not staked',
      'SET raised = raised + $2 WHERE',
      'SET raised = raised + 0 * $2::bigint WHERE',
    ],
    ['a raise that was taken stays on its way', '  await forgetRaise(client, round, round.endsAt);\n', ''],
    [
      'a raise whose fate is unknown is kept',
      "state === 'unknown' ? [await owe(",
      "state === 'refused' ? [await owe(",
    ],
    ['a raise is given back twice', '    if (rowCount !== 1) return null;\n', ''],
  ]),
  ...mutantsOf(
    'games/server/open-rounds.ts',
    ['games/server/raises.test.ts', 'tools/operator/round-commands.test.ts'],
    [
      [
        'a round that is played on is said to be given back',
        "when_away === 'take_back' ? { is: 'given_back' }",
        "when_away !== null ? { is: 'given_back' }",
      ],
      ['a raise that is owed back is not listed', 'row.owed === null && row.ends_at', 'row.ends_at'],
      [
        'a raise that is owed back is not sent again by hand',
        "OR state = 'in_play' AND EXISTS",
        'OR false AND EXISTS',
      ],
    ],
  ),
  ...mutantsOf('games/server/act.ts', raiseTests, [
    ['a raise is free', 'if (amount === 0n) return', 'if (amount >= 0n) return'],
    [
      'a raise of demo play is free',
      'moveDemoBalance(client, round.sessionId, amount, 0n)',
      'moveDemoBalance(client, round.sessionId, 0n, 0n)',
    ],
    [
      'a raise of demo play is not staked',
      'SET raised = raised + $2 WHERE',
      'SET raised = raised + 0 * $2::bigint WHERE',
    ],
    [
      'a further bet is asked for while one is on its way',
      "  if (isRaising(round)) throw new Refusal('spin_in_flight', 'a further bet is on its way');\n",
      '',
    ],
  ]),
  ...mutantsOf('games/server/settle.ts', raiseTests, [
    [
      'a raise that was refused is owed back',
      "round, raise, isRefused ? 'refused' : 'unknown')",
      "round, raise, 'unknown')",
    ],
    [
      'a raise whose answer was lost is not given back at once',
      'if (failed && !isRefused) await rollBack(house, session, failed);',
      '',
    ],
    [
      'the win names the raise',
      'reference_transaction_uuid: betOf(round).transactionUuid,',
      "reference_transaction_uuid: round.transactions.findLast(({ kind }) => kind === 'bet')?.transactionUuid ?? '',",
    ],
    [
      'a raise that was left on its way is never given back',
      "return round.raise ? markRaiseFailed(house, round, raiseOf(round), 'unknown') : round;",
      'return round;',
    ],
    ['a round ends while its raise is on its way', 'if (!isRaising(round)) return', 'if (round) return'],
    ['a raise closes its round', 'round_closed: false,', 'round_closed: true,'],
  ]),
  ...mutantsOf('games/kinds/table/punto-banco.ts', baccaratTests, [
    ['the banker draws on a three whatever the player drew', '3: [0, 1, 2, 3, 4, 5, 6, 7, 9],', '3: ANY,'],
    [
      'the player draws against a natural',
      'return player <= drawingRules.player_draws_to && banker < drawingRules.natural;',
      'return player <= drawingRules.player_draws_to;',
    ],
    ['the banker takes the card that the player drew', 'rest[player.length - 2] ?? 0', 'rest[0] ?? 0'],
    ['a hand counts its whole sum', 'pointsOf(rankOf(card)), 0) % 10;', 'pointsOf(rankOf(card)), 0);'],
  ]),
  ...mutantsOf('games/kinds/table/roulette.ts', rouletteTests, [
    ['a spot pays as on a wheel without a zero', 'return 36 / (', 'return 37 / ('],
    [
      'the zero wins on even',
      'numbers.filter((number) => number % 2 === 0)',
      'range(0, 36).filter((number) => number % 2 === 0)',
    ],
    ['a corner lies across the edge of the table', 'each % 3 !== 0 && each <= 32', 'each <= 32'],
  ]),
  ...mutantsOf('games/kinds/table/blackjack/dealing.ts', blackjackTests, [
    [
      'the dealer draws though no hand stands',
      'isAnyStanding ? rules.dealer_stands_on : 0',
      'isAnyStanding || true ? rules.dealer_stands_on : 0',
    ],
    [
      'aces from a split play on',
      'isAce || totalOf(hand.cards).total === 21',
      'totalOf(hand.cards).total === 21',
    ],
    ['a box is split without end', 'isPair(cards) && hands.length < mostHands', 'isPair(cards)'],
    [
      'insurance is not asked of every box',
      'if (table.turn.box === table.boxes.length) peek(table);',
      'peek(table);',
    ],
    [
      'the second hand of a split stakes nothing',
      '{ cards: [second], units, state:',
      '{ cards: [second], units: 0, state:',
    ],
    [
      'a hand is surrendered after a split',
      'if (isFirst && !isSplit && rules.surrenders)',
      'if (isFirst && rules.surrenders)',
    ],
  ]),
  ...mutantsOf('games/kinds/table/blackjack/settling.ts', blackjackTests, [
    ['a tie wins', 'return own === dealers ? units : 0;', 'return own === dealers ? 2 * units : 0;'],
    [
      'the hole card is shown in play',
      'isEnded ? [...dealer.cards] : [dealer.up]',
      'isEnded ? [...dealer.cards] : [...dealer.cards]',
    ],
    [
      'a surrender gives all of the bet back',
      "if (state === 'surrendered') return units / 2;",
      "if (state === 'surrendered') return units;",
    ],
    [
      'whoever is away is insured',
      "table.phase === 'insurance' ? 'decline' : 'stand'",
      "table.phase === 'insurance' ? 'insure' : 'stand'",
    ],
  ]),
  ...mutantsOf('games/kinds/table/poker/hand-value.ts', handTests, [
    [
      'an ace is not below a two',
      'if (top === 3) return (set & 0x100f) === 0x100f;',
      'if (top === 3) return false;',
    ],
    [
      'of three pairs the lowest two count',
      'const made = topTwo[pairs] ?? 0;',
      'const made = pairs ^ (topOne[pairs] ?? 0);',
    ],
  ]),
  ...mutantsOf('games/kinds/table/poker/showdown.ts', pokerTests, [
    [
      'a dealer who does not qualify is played against',
      "if (dealer < qualified) return 'not_qualified';",
      '',
    ],
    ['a tie is lost', "if (player === dealer) return 'tied';", ''],
  ]),
  ...mutantsOf('games/kinds/table/poker/casino-holdem.ts', pokerTests, [
    ['the turn and the river are shown in play', 'board: flop,', 'board,'],
    ['a call is staked once', 'raised: isCalled ? CALL * ante : 0', 'raised: isCalled ? ante : 0'],
  ]),
  ...mutantsOf('games/kinds/table/poker/video/video-poker.ts', pokerTests, [
    [
      'a card is drawn that lies on the table already',
      '.map((index) => left[index] ?? 0)',
      '.map((index) => index)',
    ],
    [
      'every hand draws the same cards',
      'handAfter(cards, hold.cards, drawn)',
      'handAfter(cards, hold.cards, draws[0] ?? drawn)',
    ],
  ]),
  ...mutantsOf('games/kinds/table/roads.ts', roadTests, [
    [
      'the small road looks one column to the left',
      'smallRoad: derivedRoad(lengths, 2)',
      'smallRoad: derivedRoad(lengths, 1)',
    ],
    ['a dragon’s tail falls down again', 'hasTurned ||= ', 'hasTurned = '],
    ['ties before the first winner are lost', '    else ties += 1;\n', ''],
    ['a streak begins on the tail of another', 'while (!isFree(start, 0)) start += 1;', ''],
  ]),
];
