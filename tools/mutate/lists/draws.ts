import { mutantsOf, type Mutant } from '../mutant.ts';

const crash = (title: string): string[] => [`games/server/draws/draws.test.ts#${title}`];
const live = (title: string): string[] => [`games/server/draws/live/live.test.ts#${title}`];
const cashOutTests = [
  ...crash('automatic and manual cash-outs'),
  'games/server/draws/draws.property.test.ts',
];
const lateTests = crash('written down while its draw closes');
const togetherTests = live('what a table does not take');
const atOnceTests = live('though they come at once');
const chainTests = ['tools/chains/chains.test.ts'];

/** Faults in draws that players share: when bets are closed, who cashes out, what is given back, and where draws come from. */
export const drawsMutants: readonly Mutant[] = [
  ...mutantsOf('games/server/draws/draw-bets.ts', lateTests, [
    [
      'a bet that arrives after the close is in the draw',
      "AND d.state = 'open' AND d.closes_at > $2 AND d.called_off_at",
      'AND $2::timestamptz IS NOT NULL AND d.called_off_at',
    ],
  ]),
  ...mutantsOf('games/server/draws/live/bets.ts', togetherTests, [
    [
      'a bet for another draw is in this one',
      "draw?.state !== 'open' || !isNamed ||",
      "draw?.state !== 'open' ||",
    ],
    [
      'each bet has the limit of all to itself',
      'before.reduce((sum, each) => sum + each.bet, bet)',
      'before.reduce((sum) => sum, bet)',
    ],
  ]),
  ...mutantsOf('games/server/draws/live/draw-bets.ts', atOnceTests, [
    [
      'bets of a player that come at once are not added up',
      'SELECT pg_advisory_xact_lock($1, hashtext($2))',
      'SELECT $1::integer, $2::text',
    ],
  ]),
  ...mutantsOf('games/server/draws/crash/bets.ts', cashOutTests, [
    ['the bet of another player is cashed out', 'if (!bet || bet.player !== session.player)', 'if (!bet)'],
    [
      'a cash-out that is sent again is decided again',
      "if (bet.state !== 'standing') return { bet, isNew: false };",
      '',
    ],
  ]),
  ...mutantsOf('games/server/draws/crash/draw-bets.ts', cashOutTests, [
    ['a target that the draw just reaches is lost', 'AND ceiling <= $2', 'AND ceiling < $2'],
  ]),
  ...mutantsOf(
    'games/kinds/crash/rules.ts',
    ['games/kinds/crash/rules.test.ts'],
    [
      ['a cash-out after the end is paid', "if (arrival_ms >= timeOf(end)) return 'too_late';", ''],
      [
        'a target that was reached is lost by a late press',
        'if (arrival_ms >= timeOf(ceiling) && ceiling <= end) return { at: ceiling };',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'games/server/draws/scheduler.ts',
    ['games/server/draws/switched-off.test.ts#a draw that had not begun is cancelled'],
    [['what stood in a draw that never ran is kept', ', ...(await voidStandingBets(client, draw))];', '];']],
  ),
  ...mutantsOf('games/server/draws/chains.ts', chainTests, [
    [
      'a chain is published whose salt is known',
      'if (await isUnknown(house, salt)) await commitChain',
      'if (salt) await commitChain',
    ],
    [
      'a chain takes a salt from another source',
      'AND salt_source = $2 AND salt IS NULL',
      'AND $2::text IS NOT NULL AND salt IS NULL',
    ],
  ]),
];
