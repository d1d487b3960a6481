import { mutantsOf, type Mutant } from '../mutant.ts';

const bonusTests = [
  'server/bonus/terms.test.ts',
  'server/bonus/count-entry.test.ts',
  'server/bonus/promotions/reason-against.test.ts',
  'server/bonus/settle.test.ts',
  'server/bonus/bonus.test.ts',
  'server/bonus/locks.test.ts',
  'server/bonus/bonus.property.test.ts',
  'server/bonus/count-player.test.ts',
  'server/api/promotion/promotion.test.ts',
];

/** Faults in the terms of bonuses, in counting their wagering, and in how they end. */
export const bonusMutants: readonly Mutant[] = [
  ...mutantsOf('server/bonus/terms.ts', bonusTests, [
    ['the deposit is left out of the base', 'bonus : bonus + deposit', 'bonus : bonus'],
    ['the larger cap holds', ': lesser(terms.maxWin, byMultiple)', ': terms.maxWin + byMultiple'],
    [
      'an excluded game counts',
      'if (terms.excluded.has(`${game.providerCode}/${game.gameCode}`)) return 0;',
      '',
    ],
    ['a game that keeps a meter counts', 'if (game.keepsMeter) return 0;', ''],
    ['bonus money that is left fills a meter', "if (game.keepsMeter) return 'real_only';", ''],
    ['no game is known to keep a meter', 'game.features?.includes(kept) ?? false', 'false'],
    [
      'a bet above the maximum counts',
      'if (terms.maxBet !== undefined && stake > terms.maxBet) return 0n;',
      '',
    ],
    ['every game counts in full', '(stake * BigInt(weightOf(terms, game))) / 100n', 'stake'],
    [
      'a game that does not count takes bonus money',
      "weightOf(terms, game) === 0 ? 'real_only' : terms.fundsOrder",
      'terms.fundsOrder',
    ],
    [
      'a match has no maximum',
      'return lesser((deposit * BigInt(percent)) / 100n, maximum);',
      'return maximum > 0n ? (deposit * BigInt(percent)) / 100n : 0n;',
    ],
    ['a category without a weight counts nothing', "terms.weights['other']) ?? 0", 'undefined) ?? 0'],
  ]),
  ...mutantsOf('server/bonus/count-entry.ts', bonusTests, [
    [
      'a rolled back bet still counts',
      'game: origin.game ?? entry.game }, -1n);',
      'game: origin.game ?? entry.game }, 0n);',
    ],
    ['a bet before the bonus counts', 'range.from < sequence &&', ''],
    ['a bet after the bonus counts', '(range.to === null || sequence <= range.to)', 'true'],
    [
      'bonus money that comes late is kept',
      'counted.residues.push({ entry, bonusId: bonus.bonusId, amount: entry.bonusAmount });',
      '',
    ],
    [
      'an award raises no requirement',
      'change.required += sign * requirementOf(bonus.terms, entry.amount, 0n);',
      '',
    ],
    [
      'stakes of bonus money count for the level',
      'standingChange(counted, entry).countedStakes += countedStake(entry);',
      'standingChange(counted, entry).countedStakes += amount;',
    ],
    [
      'a rolled back stake still counts for the level',
      'standingChange(counted, entry).countedStakes -= countedStake({',
      'countedStake({',
    ],
    ['the number of deposits stays', 'standing.depositCount += 1;', ''],
  ]),
  ...mutantsOf('server/bonus/settle.ts', bonusTests, [
    [
      'a bonus ends before its play is counted',
      'if (!(await isCaughtUp(trx, player))) return undefined;',
      '',
    ],
    ['a bonus does not expire', "if (isOver) return 'expired';", ''],
    [
      'a bonus is complete one unit too early',
      'bonus.wagered >= bonus.required;',
      'bonus.wagered + 100_000n >= bonus.required;',
    ],
    [
      'a bonus with free spins left is spent',
      'if (wallet.bonus > 0n || hasSpins) return undefined;',
      'if (wallet.bonus > 0n) return undefined;',
    ],
    [
      'a bonus is spent while a round is open',
      "return (await isPlaying(trx, player)) ? undefined : 'spent';",
      "return 'spent';",
    ],
    ['a bonus waits for its deposit for ever', "await dropBonus(app, trx, bonus, 'cancelled');", ''],
    [
      'a bonus lasts a day longer',
      'daysLater(now, parseTerms(bonus.terms).validDays)',
      'daysLater(now, parseTerms(bonus.terms).validDays + 1)',
    ],
  ]),
  ...mutantsOf('server/bonus/end-bonus.ts', bonusTests, [
    ['a cap is not applied', 'lesser(wallet.bonus, roomOf(bonus, wallet.bonus))', 'wallet.bonus'],
    [
      'an expired bonus becomes real money',
      "end === 'completed' ?",
      "end === 'completed' || end === 'expired' ?",
    ],
    ['what is above the cap stays', 'if (forfeited > 0n) {', 'if (forfeited > 0n && converted === 0n) {'],
  ]),
  ...mutantsOf('server/bonus/promotions/reason-against.ts', bonusTests, [
    ['an offer is claimed again', "if (isTaken) return 'promotionAlreadyClaimed';", ''],
    [
      'a second account with the same mailbox claims',
      "if (facts.claimedByTwins.has(id)) return 'promotionDuplicate';",
      '',
    ],
    [
      'a promotion that has ended is claimed',
      '(promotion.ends_at === null || promotion.ends_at > now)',
      'true',
    ],
    [
      'a promotion that has not begun is claimed',
      '(promotion.starts_at === null || promotion.starts_at <= now)',
      'true',
    ],
    [
      'anybody claims what is for new players',
      "if (!isInAudience(promotion, facts, now)) return 'promotionNotForYou';",
      '',
    ],
    [
      'a first deposit offer is claimed after the first deposit',
      "if (number !== undefined && facts.standing.deposits >= number) return 'depositNumberPassed';",
      '',
    ],
    [
      'bonuses stack',
      "if (!offer.stackable && waiting.length + active.length > 0) return 'bonusNotStackable';",
      '',
    ],
    ['the queue has no end', "if (waiting.length >= maxWaiting) return 'bonusQueueFull';", ''],
    [
      'stakes since the last claim are not asked',
      "if (stakesLeft(id, offer, facts) > 0n) return 'promotionStakes';",
      '',
    ],
    ['the count of claims has no end', "return 'promotionUsedUp';", 'return undefined;'],
  ]),
  ...mutantsOf(
    'server/bonus/promotions/cashback.ts',
    ['server/bonus/promotions/cashback.test.ts'],
    [
      [
        'the level gives no higher rate',
        'Math.max(offer.percent * 100, vipHundredths));',
        'offer.percent * 100);',
      ],
      [
        'the share of stakes is no cap',
        "lesser(ofLoss, (stakes * parseMoney(cap)) / parseMoney('100'))",
        'ofLoss',
      ],
      [
        'less than the smallest payout is paid',
        'if (amount < parseMoney(offer.minimum_payout)) return 0n;',
        '',
      ],
      ['more than the largest payout is paid', 'lesser(amount, parseMoney(offer.maximum_payout))', 'amount'],
      [
        'an excluded player is paid',
        'if ((await standingExclusions(app.db, player, now)).length > 0) continue;',
        '',
      ],
      ['it is paid twice', 'if (inserted.numInsertedOrUpdatedRows !== 1n) return false;', ''],
      [
        'it is paid before the days are counted',
        'if (!(await areDaysCounted(app.db, startOfDay(end)))) return 0;',
        '',
      ],
    ],
  ),
];
