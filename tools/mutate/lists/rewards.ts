import { mutantsOf, type Mutant } from '../mutant.ts';

const rewardTests = ['tests/console/rewards.test.ts'];
const inPlayTests = ['tests/console/rewards-in-play.test.ts'];

/** Faults in rewards as operators change them while players are in the middle of them. */
export const rewardsMutants: readonly Mutant[] = [
  ...mutantsOf('server/engagement/missions/mission.ts', inPlayTests, [
    [
      'whoever has begun a mission gets its new terms',
      'return terms ? { ...mission, ...terms } : mission;',
      'return mission;',
    ],
  ]),
  ...mutantsOf('server/engagement/missions/count.ts', inPlayTests, [
    [
      'what counts for who has begun follows the new terms',
      'onTerms(current, begun.get(keyOf(current, activity)))',
      'current',
    ],
  ]),
  ...mutantsOf('server/engagement/missions/document.ts', inPlayTests, [
    ['how a mission counts can change', "['period', 'metric', 'starts_at'] as const", "['period'] as const"],
  ]),
  ...mutantsOf('server/minigames/plays.ts', inPlayTests, [
    [
      'players are drawn by odds that they were not shown',
      "if (oddsVersion !== undefined && oddsVersion !== game.oddsVersion) throw refuse('miniGameOddsChanged');",
      '',
    ],
    [
      'a day has no end of plays',
      "if ((await playsLeftOf(trx, session, game, now)) === 0) throw refuse('miniGamePlaysUsed');",
      '',
    ],
  ]),
  ...mutantsOf('server/minigames/games.ts', inPlayTests, [
    [
      'a prize is shown among the odds of now',
      'if (version === null || version === game.oddsVersion) return game.prizes;',
      'return game.prizes;',
    ],
  ]),
  ...mutantsOf('server/minigames/write-game.ts', inPlayTests, [
    ['the same odds are a new version', 'if (latest?.is_same === true) return latest.odds_version;', ''],
  ]),
  ...mutantsOf('server/vip/document.ts', rewardTests, [
    ['a level vanishes under its players', "if (rows[0]?.held === true) throw refuse('levelHeld');", ''],
  ]),
  ...mutantsOf('server/console/reward-documents.ts', rewardTests, [
    [
      'what players could gain by is published',
      "if (wanted.status === 'active') requireAffordable(price);",
      '',
    ],
  ]),
  ...mutantsOf('server/engagement/leaderboards/document.ts', rewardTests, [
    [
      'a period that was begun gets other terms',
      'if (before && hasBegun(before.content, now)) await requirePromise(db, site, content, before.content, now);',
      '',
    ],
    ['a rank is left without a prize', '  requireRanks(content);\n', ''],
    [
      'a leaderboard between fixed dates is cut short',
      "if (state !== 'running' || content.period === 'range') throw",
      "if (state !== 'running') throw",
    ],
  ]),
  ...mutantsOf('server/sites/documents/drafts.ts', rewardTests, [
    [
      'a draft is published before its time',
      ".where('publish_at', '<=', now)",
      ".where('publish_at', 'is not', null)",
    ],
  ]),
];
