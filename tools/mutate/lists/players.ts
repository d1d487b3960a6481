import { mutantsOf, type Mutant } from '../mutant.ts';

const signInTests = [
  'server/api/auth/login.test.ts',
  'server/api/auth/two_factor.test.ts',
  'server/api/auth/login_tac.test.ts',
  'server/api/auth/sessions.test.ts',
  'server/players/account-denial.test.ts',
];

/** Faults in signing in, sessions, codes and second factors. */
export const playersMutants: readonly Mutant[] = [
  ...mutantsOf('server/players/login-attempts.ts', signInTests, [
    [
      'a fourth guess is allowed',
      '{ failures: 3, within_minutes: 30 }',
      '{ failures: 4, within_minutes: 30 }',
    ],
    [
      'guesses from many addresses are not held off',
      '{ failures: 10, within_minutes: 30 }',
      '{ failures: 10_000, within_minutes: 30 }',
    ],
    ['strangers lock a player out', 'if (isKnown) return false;', ''],
    [
      'failures elsewhere are forgotten',
      "    .where('ip', '=', sql<string>`${addressKey(ip)}::inet`)\n    .execute();",
      '    .execute();',
    ],
    [
      'an attempt is not counted before its password is checked',
      'await takeTurn(trx, `login:${siteId}:${accountId}`);',
      '',
    ],
  ]),
  ...mutantsOf('server/players/login.ts', signInTests, [
    [
      'a blocked account may sign in',
      "player.status === 'blocked' || player.status === 'closed'",
      "player.status === 'closed'",
    ],
    [
      'a closed account is told that it is blocked',
      "throw refuse(player.status === 'blocked' ? 'BLOCK' : 'CLOSE');",
      "throw refuse('BLOCK');",
    ],
    [
      'a wrong code of the second factor is let in',
      "if (factor === 'wrong') {",
      "if (factor === 'none' && totp === 'x') {",
    ],
    [
      'a missing second factor is let in',
      "if (factor === 'missing') {",
      "if (factor === 'none' && totp === 'x') {",
    ],
    [
      'a missing second factor counts as a failure',
      "if (factor === 'missing') {\n    await releaseAttempt(app, siteId, place.attempt);",
      "if (factor === 'missing') {",
    ],
    [
      'an unknown account has another answer',
      "throw refuse('invalidCredentials');",
      "throw refuse(player ? 'invalidCredentials' : 'CLOSE');",
    ],
    [
      'a locked account may use a code',
      'if (await isLocked(app.db, app.clock.now(), { siteId, accountId, ip: request.ip })) {',
      'if (false) {',
    ],
  ]),
  ...mutantsOf(
    'server/players/session.ts',
    [...signInTests, 'tests/contract/isolation.test.ts'],
    [
      ['a session does not end by waiting', 'idleUntil <= now.getTime()', 'false'],
      ['a session lasts for ever', 'row.expires_at <= now ||', ''],
      ['an ended session is alive', 'if (row.ended_at || ', 'if ('],
      [
        "another player's token is taken",
        "if (row.account_id !== accountId) throw refuse('permissionDenied');",
        '',
      ],
      [
        'a token is taken on the host of another site',
        "if (!site.domains.includes(host)) throw refuse('permissionDenied');",
        '',
      ],
      ['a blocked player keeps the session', "if (row.status === 'blocked') throw refuse('BLOCK');", ''],
      [
        'calls do not extend a session',
        'if (isActivity && now.getTime()',
        'if (!isActivity && now.getTime()',
      ],
      [
        'the session that asks is ended too',
        "query.where('session_id', '<>', exceptSessionId ?? '')",
        'query',
      ],
      [
        'a session is ended twice',
        "    .where('ended_at', 'is', null)\n    .where('expires_at', '>', now)\n    .executeTakeFirst();",
        '    .executeTakeFirst();',
      ],
    ],
  ),
  ...mutantsOf(
    'server/players/phone.ts',
    ['server/players/phone.test.ts'],
    [
      ['a phone number has two forms', 'return number.number;', 'return written;'],
      ['a number that nobody has is taken', 'if (!number?.isValid())', 'if (!number)'],
      ['00 does not stand for the plus', ".replace(/^00/, '+')", ''],
    ],
  ),
  ...mutantsOf(
    'server/players/one-time-code.ts',
    [
      'server/api/auth/signup.test.ts',
      'server/api/auth/login_tac.test.ts',
      'server/api/settings/profile_update.test.ts',
      'server/players/security-change.test.ts',
    ],
    [
      ['a code may be guessed six times', 'export const maxAttempts = 5;', 'export const maxAttempts = 6;'],
      ['a code works for an hour', 'export const codeLife_s = 300;', 'export const codeLife_s = 3600;'],
      [
        'a code is used twice',
        "if (!latest || latest.consumed_at) throw refuse('tacNotRequested');",
        "if (!latest) throw refuse('tacNotRequested');",
      ],
      [
        'any code is right',
        "if (!sameSecret(latest.code_hash, hashCode(latest.code_id, code))) throw refuse('invalidTac');",
        '',
      ],
      [
        'another code is sent at once',
        "if (last && last.sent_at > pauseFrom) throw refuse('tacResendTooSoon');",
        '',
      ],
      [
        'an expired code is taken',
        "if (latest.expires_at <= app.clock.now()) throw refuse('tacExpired');",
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'server/players/second-factor.ts',
    ['server/api/auth/two_factor.test.ts'],
    [
      ['a code works twice', "    .where('last_step', '<', BigInt(step))\n", ''],
      [
        'a recovery code works twice',
        "      .where('used_at', 'is', null)\n      .executeTakeFirst();",
        '      .executeTakeFirst();',
      ],
      [
        'an unconfirmed secret is asked for',
        "if (!factor?.confirmed_at) return 'none';",
        "if (!factor) return 'none';",
      ],
      [
        'the second factor is turned off without a code',
        "if (outcome !== 'taken') {",
        "if (outcome === 'missing') {",
      ],
    ],
  ),
  ...mutantsOf(
    'server/players/totp.ts',
    ['server/api/auth/two_factor.test.ts'],
    [['codes of an hour ago are taken', 'const stepsOfDrift = 1;', 'const stepsOfDrift = 120;']],
  ),
  ...mutantsOf(
    'server/players/step-up.ts',
    ['server/api/auth/step_up.test.ts'],
    [
      ['a proof lasts for ever', '|| row.step_up_until <= app.clock.now()', ''],
      [
        'any proof is taken',
        "if (!sameSecret(row.step_up_hash, hashToken(proof))) throw refuse('stepUpRequired');",
        '',
      ],
      [
        'a proof of another session is taken',
        "    .where('session_id', '=', session.sessionId)\n    .executeTakeFirst();",
        '    .executeTakeFirst();',
      ],
    ],
  ),
  ...mutantsOf(
    'server/players/age.ts',
    [
      'server/api/auth/signup.test.ts',
      'server/rounds/launch.test.ts',
      'server/api/settings/profile_update.test.ts',
    ],
    [
      [
        'a player is of age the day before',
        'return birthday <= today;',
        'return birthday.slice(0, 7) <= today.slice(0, 7);',
      ],
      ['a player is of age the day after', 'return birthday <= today;', 'return birthday < today;'],
    ],
  ),
  ...mutantsOf(
    'server/players/password-policy.ts',
    ['server/players/password-policy.test.ts', 'server/api/auth/signup.test.ts'],
    [
      [
        'the name of the account is a password',
        "if (password.toLowerCase().includes(accountId.toLowerCase())) throw refuse('passwordHasAccount');",
        '',
      ],
      ['a common password is taken', 'const lowestScore = 2;', 'const lowestScore = 1;'],
    ],
  ),
  ...mutantsOf(
    'server/players/mask.ts',
    ['server/api/auth/signup.test.ts', 'server/api/settings/profile_update.test.ts'],
    [
      ['a whole phone number is shown', 'Math.max(0, phone.length - 3)', '0'],
      ['a whole address is shown', 'name.slice(0, 1)', 'name'],
    ],
  ),
];
