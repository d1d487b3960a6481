import { mutantsOf, type Mutant } from '../mutant.ts';

const walletTests = [
  'server/rounds/hub88/wallet.test.ts',
  'server/rounds/hub88/wallet.property.test.ts',
  'server/rounds/free-rounds.test.ts',
  'server/rounds/free-round-requests.test.ts',
];

/** Faults on the way of a bet, a win and a rollback from a provider to the ledger. */
export const roundsMutants: readonly Mutant[] = [
  ...mutantsOf(
    'database/functions/rounds/has_open_round.sql',
    ['server/closing/close-rounds.test.ts'],
    [
      ['a bet that was just posted leaves no round open', 'where not p.is_closed and', 'where false and'],
      ['a round that was just settled is open', 'where not p.is_closed and', 'where'],
      [
        'a round that was just settled is open in the history',
        "r.status = 'open'\n      and not exists (select from play p where p.source = r.provider_code and p.round_id = r.round_id)",
        "r.status = 'open'",
      ],
      ['bets that were rolled back leave it open', 'p.bets_rolled_back <', '0 <'],
    ],
  ),
  ...mutantsOf(
    'server/rounds/bet-pipeline.ts',
    [...walletTests, 'server/rounds/closed-site.test.ts', 'server/rounds/jili/wallet.test.ts'],
    [
      [
        'a bet in another currency is taken',
        "if (game === 'closed' && !(await isRoundInPlay(app.db, player, stake))) return 'closed_game';\n  if (move.currency !== move.player.currency) return 'wrong_currency';",
        "if (game === 'closed' && !(await isRoundInPlay(app.db, player, stake))) return 'closed_game';",
      ],
      [
        'a win in another currency is paid',
        "if (standing === 'unknown') return 'unknown_game';\n  if (move.currency !== move.player.currency) return 'wrong_currency';",
        "if (standing === 'unknown') return 'unknown_game';",
      ],
      [
        "another player's transaction id is taken",
        'return app.rounds.owners.claim(connection.providerCode, transactionId, player.userId);',
        'return connection.providerCode !== transactionId + player.userId;',
      ],
      [
        'a free round of an unknown reward costs nothing',
        "return grant ? postFreeBet(app, grant, bet, playedOf(free)) : 'unknown_reward';",
        'return grant ? postFreeBet(app, grant, bet, playedOf(free)) : app.ledger.post(bet);',
      ],
      [
        'a game that is closed takes bets',
        "if (game === 'closed' && !(await isRoundInPlay(app.db, player, stake))) return 'closed_game';",
        '',
      ],
      [
        'the win of a free bet is paid as cash',
        'return grant ? postFreeWin(app, grant, win) : app.ledger.post(asFree(win));',
        'return app.ledger.post(asFree(win));',
      ],
    ],
  ),
  ...mutantsOf(
    'server/rounds/may-stake.ts',
    [
      'server/safety/play-time.test.ts',
      'server/api/safety/exclusions.test.ts',
      ...walletTests,
      'server/rounds/closed-site.test.ts',
      'server/api/safety/breaks.test.ts',
    ],
    [
      ['an excluded player bets', "session.endReason === 'excluded' || ", ''],
      [
        'an expired game session bets',
        "|| session.expiresAt <= app.clock.now()) return 'expired';",
        ") return 'expired';",
      ],
      [
        'a closed site takes bets',
        "(await isPosted(app.db, bet)) ? 'may_stake' : 'site_closed'",
        "'may_stake'",
      ],
      [
        'a repeated bet is refused for its time',
        "if (await isPosted(app.db, bet)) return 'may_stake';\n",
        '',
      ],
      [
        'games go on after the time limit',
        "    'time_limit',\n    app.clock.now(),",
        "    'stopped',\n    app.clock.now(),",
      ],
      [
        'the open game is not told',
        "await app.realtime.toPlayer(session, { type: 'play_stopped', reason: 'time_limit' });",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'server/rounds/place-bet.ts',
    [...walletTests, 'server/bonus/bonus.test.ts'],
    [
      [
        'a bet above the maximum of a bonus is taken',
        "if (isAbove && !(await isPosted(app.db, bet))) return 'above_bonus_maximum';",
        '',
      ],
      [
        'the largest bet that is allowed is refused',
        'bet.amount > terms.maxBet;',
        'bet.amount >= terms.maxBet;',
      ],
      ['a repeated bet is refused', 'if (isAbove && !(await isPosted(app.db, bet)))', 'if (isAbove)'],
    ],
  ),
  ...mutantsOf(
    'server/rounds/connections.ts',
    ['server/rounds/closed-site.test.ts'],
    [['a provider that is switched off takes bets', "isActive: row.status === 'active'", 'isActive: true']],
  ),
  ...mutantsOf(
    'server/rounds/hub88/wallet.ts',
    [...walletTests, 'server/rounds/closed-site.test.ts', 'server/rounds/hub88/malformed.test.ts'],
    [
      ["another player's token is taken", 'session?.userId !== request.user ||', ''],
      ["another provider's token is taken", '|| session.providerCode !== connection.providerCode', ''],
      [
        'a free bet takes money',
        'amount: request.is_free ? 0n : BigInt(request.amount)',
        'amount: BigInt(request.amount)',
      ],
      [
        'bonus money is left out of the balance',
        'return buckets.real + buckets.bonus;',
        'return buckets.real;',
      ],
      ['a used key is told as success', "conflict: 'RS_ERROR_DUPLICATE_TRANSACTION'", "conflict: 'RS_OK'"],
      [
        'a limit is told as missing money',
        "limit_reached: 'RS_ERROR_LIMIT_REACHED',\n  rolled_back",
        "limit_reached: 'RS_ERROR_NOT_ENOUGH_MONEY',\n  rolled_back",
      ],
      [
        'the win of a bet that was rolled back is told as success',
        "if (result.status === 'rolled_back') {",
        'if (false) {',
      ],
    ],
  ),
  ...mutantsOf(
    'server/rounds/hub88/signature.ts',
    [...walletTests, 'server/rounds/hub88/malformed.test.ts'],
    [
      [
        'any signature is right',
        "return verify('sha256', body, publicKey, Buffer.from(signature, 'base64'));",
        'return true;',
      ],
      ['a missing signature fails the request', 'signature === undefined || ', ''],
    ],
  ),
];
