import { mutantsOf, type Mutant } from '../mutant.ts';

const limitTests = ['server/api/safety/limits.test.ts', 'server/safety/limits.property.test.ts'];
const breakTests = [
  'server/api/safety/exclusions.test.ts',
  'server/api/safety/breaks.test.ts',
  'tools/operator/safety-commands.test.ts',
];

/** Faults in limits, breaks from play and the time played. */
export const safetyMutants: readonly Mutant[] = [
  ...mutantsOf('server/safety/change-limit.ts', limitTests, [
    [
      'a looser limit applies at once',
      'const next = { value, at: new Date(now.getTime() + looseningDelay_ms) };',
      'const next = { value, at: now };',
    ],
    [
      'a limit is loosened after 23 hours',
      'export const looseningDelay_ms = 24 * 3_600_000;',
      'export const looseningDelay_ms = 23 * 3_600_000;',
    ],
    [
      'a stricter limit waits',
      'own.value === null || (value !== null && value < own.value)',
      'own.value === null',
    ],
    [
      'a limit is removed at once',
      'own.value === null || (value !== null && value < own.value)',
      'own.value === null || value === null || value < own.value',
    ],
    ['asking again restarts the delay', 'if (own.next && own.next.value === value) return;', ''],
    [
      'the current value leaves the pending change',
      "await store.setNext(trx, player, place.window, 'player', null);\n      await note",
      'await note',
    ],
    ['nothing pending is cancelled', "if (!own.next) throw refuse('noPendingLimit');\n", ''],
  ]),
  ...mutantsOf('server/safety/exclude.ts', breakTests, [
    ['an exclusion is shortened', 'if (longer) {', 'if (false) {'],
    ['a bet is taken during an exclusion', "await app.ledger.setWalletStatus(player, 'no_bets', trx);", ''],
    [
      'games go on',
      "await app.events.tell(trx, playStopping, { siteId, playerId, reason: 'excluded', at: now });",
      '',
    ],
    ['marketing goes on', "if (kind !== 'time_out') {", 'if (false) {'],
    ['an exclusion ends at once on request', 'new Date(now.getTime() + returnDelay_ms)', 'now'],
    [
      'an indefinite exclusion ends without an operator',
      "exclusion.kind === 'definite' ?",
      "exclusion.kind !== 'time_out' ?",
    ],
    ['a return is asked for too early', 'if (possibleFrom > now) throw', 'if (false) throw'],
    ['asking again restarts the day', 'if (exclusion.return_requested_at) return exclusion;', ''],
  ]),
  ...mutantsOf('server/safety/exclusion-state.ts', breakTests, [
    ['an exclusion stands after its end', "eb('returns_at', '>', now)]", "eb('returns_at', 'is not', null)]"],
    [
      'an indefinite exclusion can be left after a month',
      'const indefiniteMonths = 6;',
      'const indefiniteMonths = 1;',
    ],
    [
      'a time-out counts as self-exclusion',
      "some((exclusion) => exclusion.kind !== 'time_out')",
      'some(() => true)',
    ],
  ]),
  ...mutantsOf('server/safety/lift.ts', breakTests, [
    [
      'a wallet is opened while another exclusion stands',
      'if ((await standingExclusions(trx, player, now)).length > 0) return;',
      '',
    ],
    ['a closed account is opened', "if (status !== 'closed') await", 'await'],
  ]),
  ...mutantsOf(
    'server/safety/may-play.ts',
    [...breakTests, 'server/rounds/launch.test.ts'],
    [
      [
        "an operator's block is ignored",
        "if (session.status === 'no_bets') throw refuse('playNotAllowed');",
        '',
      ],
      ['a minor may play', 'await requireOfAge(app, session, db);', ''],
      [
        'marketing reaches an excluded player',
        'return (await standingExclusions(app.db, player, app.clock.now())).length === 0;',
        'return true;',
      ],
      [
        'marketing reaches who did not agree',
        "!row?.accepts_marketing || row.status !== 'active'",
        "row?.status !== 'active'",
      ],
    ],
  ),
  ...mutantsOf('server/safety/limit-value.ts', limitTests, [
    [
      'a time limit may be longer than its window',
      'limit.minutes > minutesIn[limit.window]',
      'limit.minutes > 10 * minutesIn[limit.window]',
    ],
    [
      'an amount for time is ignored',
      "if (limit.amount !== null) throw refuseField('amount', 'null for a limit on time');",
      '',
    ],
  ]),
  ...mutantsOf(
    'server/safety/net-position.ts',
    [
      'server/api/safety/exclusions.test.ts',
      'server/api/safety/breaks.test.ts',
      'server/api/safety/limits.test.ts',
      'server/rounds/play.property.test.ts',
    ],
    [
      [
        'a rolled back stake is still a stake',
        '- ${sumOf(sql`${isKind(rollback)} and debit = ${gaming}`)} as stakes',
        'as stakes',
      ],
      ['a returned withdrawal is still one', '- ${sumOf(isKind(withdrawal_return))}', ''],
      ['the net is turned round', 'net: formatMoney(wins - stakes)', 'net: formatMoney(stakes - wins)'],
      [
        'a posting at the beginning is left out',
        'row.reached > sorted.indexOf(time)',
        'row.reached > sorted.indexOf(time) + 1',
      ],
    ],
  ),
  ...mutantsOf(
    'server/safety/play-clock.ts',
    ['server/safety/play-time.test.ts'],
    [
      [
        'a limit that is reached is not told',
        'if (left_ms !== null && left_ms <= 0) return { isReached: true, isWatched };',
        '',
      ],
      [
        'a long pause counts as play',
        'export const pause_ms = 5 * 60_000;',
        'export const pause_ms = 50 * 60_000;',
      ],
      ['what is left is not waited for', 'Math.min(step_ms, left_ms ?? step_ms)', 'step_ms * 100'],
      [
        'gathered play is lost',
        'for (const playerId of await playTogether(db, [...gathered.values()])) known.delete(playerId);',
        'known.clear();',
      ],
    ],
  ),
  ...mutantsOf(
    'server/safety/may-launch.ts',
    ['server/safety/play-time.test.ts', 'server/rounds/launch.test.ts'],
    [
      [
        'a game opens over a due reality check',
        "if (await isRealityCheckDue(app, player, player.sessionId)) throw refuse('realityCheckDue');",
        '',
      ],
      [
        'a game opens when the time is used up',
        "if (await app.playClock.isOver(app, player)) throw refuse('playTimeReached');",
        '',
      ],
    ],
  ),
];
