import { mutantsOf, type Mutant } from '../mutant.ts';

const sessionTests = ['tests/console/session.test.ts'];
const rightsTests = ['tests/console/rights.test.ts'];
const grantTests = ['tests/console/grants.test.ts'];
const withdrawalTests = ['tests/console/withdrawals.test.ts'];
const passkeyTests = ['tests/console/passkeys.test.ts'];
const connectionTests = ['tests/console/connections.test.ts'];

/** Faults in sessions, rights, approvals and the audit of the console. */
export const operatorsMutants: readonly Mutant[] = [
  ...mutantsOf('server/operators/session.ts', sessionTests, [
    ['a session never idles out', "if (idle_ms >= idleLimit_ms) throw refuse('sessionExpired');", ''],
    ['a session never ends', '!row || row.expires_at <= now', '!row'],
    [
      'the second factor counts for ever',
      'row.stepped_up_until && row.stepped_up_until > now',
      'row.stepped_up_until',
    ],
  ]),
  ...mutantsOf('server/operators/second-factor.ts', sessionTests, [
    ['a code works twice', ".where('last_step', '<', BigInt(step))", ''],
    [
      'a recovery code works twice',
      "    .where('used_at', 'is', null)\n      .executeTakeFirst();",
      '      .executeTakeFirst();',
    ],
  ]),
  ...mutantsOf('server/operators/sign-in.ts', sessionTests, [
    [
      'who has the password may try codes without end',
      '    await releaseAttempt(app.db, attempt);\n    throw',
      '    await forgetAttempts(app.db, place);\n    throw',
    ],
  ]),
  ...mutantsOf('server/operators/invitations.ts', sessionTests, [
    ['an invitation never expires', "    .where('invitation.expires_at', '>', app.clock.now())\n", ''],
  ]),
  ...mutantsOf('server/console/mount.ts', sessionTests, [
    [
      'a page of another origin makes calls',
      "if (request.headers.origin !== requestFacts(request).origin) throw refuse('originRefused');",
      '',
    ],
  ]),
  ...mutantsOf('server/console/serve-operation.ts', rightsTests, [
    [
      'a grant for a site is one for all',
      "operation.scope === 'all' || reach.size === 0",
      'reach.size === 0',
    ],
  ]),
  ...mutantsOf('server/players/operator-view.ts', rightsTests, [
    [
      'players of other sites are seen',
      "return sites ? found.where('player.site_id', 'in', sites.length > 0 ? sites : [-1]) : found;",
      'return found;',
    ],
  ]),
  ...mutantsOf(
    'server/players/search-players.ts',
    [...rightsTests, 'server/players/search-players.test.ts'],
    [
      [
        'a part of a phone number finds a masked player',
        'if (byParts && phone.length >= 4)',
        'if (phone.length >= 4)',
      ],
      [
        'the part of an account that few have is not found',
        "if (!text.includes('@')) parts.push",
        'if (false) parts.push',
      ],
    ],
  ),
  ...mutantsOf('server/operators/operators.ts', grantTests, [
    ['the last owner can leave', "if (!owner) throw refuse('lastOwner');", ''],
    ['anybody may grant anything', 'if (rights) requireHolds(rights, role, grant.siteId);', ''],
    [
      'anybody may have an owner enrol again',
      'if (rights) await requireCovers(trx, rights, operatorId);',
      '',
    ],
  ]),
  ...mutantsOf('server/operators/approvals.ts', withdrawalTests, [
    ['no amount needs a second operator', 'amount >= rule.threshold', 'false'],
    ['the threshold itself needs none', 'amount >= rule.threshold', 'amount > rule.threshold'],
  ]),
  ...mutantsOf(
    'server/operators/session.ts',
    ['tests/console/session.test.ts'],
    [
      [
        'a session goes on at an address that is not allowed',
        "if (!isAllowedFrom(ip, row.allowed_addresses)) throw refuse('sessionExpired');",
        '',
      ],
      [
        'signing in asks for no address',
        'await requireAllowedAddress(trx, operator.operatorId, request.ip);',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'server/operators/addresses.ts',
    ['tests/console/session.test.ts'],
    [['operators shut themselves out', "throw refuse('addressLocksOut');", 'return { before: [], after };']],
  ),
  ...mutantsOf('server/operators/addresses.ts', grantTests, [
    ['anybody limits where an owner works', '  await requireCovers(trx, by.rights, operatorId);\n', ''],
  ]),
  ...mutantsOf('server/operators/allowed-addresses.ts', sessionTests, [
    [
      'a list without an address shuts everybody out',
      'allowed.length === 0 || isWithinRanges',
      'isWithinRanges',
    ],
  ]),
  ...mutantsOf(
    'server/console/payout-record.ts',
    ['tests/console/payouts-by-hand.test.ts', 'tests/console/payout-settlements.test.ts'],
    [
      ['what is settled is what was held', 'amount: said.amount ?? found.amount', 'amount: found.amount'],
      [
        'a payout of a foreign site is recorded',
        'sitesOfQuery(sites, undefined)',
        "sitesOfQuery('all', undefined)",
      ],
      [
        'what was never sent comes back',
        'if (!statuses.some((status) => status === found.status)) throw new ReviewError(otherwise);',
        '',
      ],
    ],
  ),
  ...mutantsOf(
    'server/cashier/unsettled-payout.ts',
    ['tests/console/payout-settlements.test.ts'],
    [
      [
        'the payout of another withdrawal is found',
        '  if (payout.reference !== payoutReference(withdrawalId, withdrawal.payout_attempt))\n',
        '  if (payout.reference === undefined)\n',
      ],
    ],
  ),
  ...mutantsOf(
    'server/console/approval-kinds.ts',
    ['tests/console/payout-settlements.test.ts'],
    [['the house bears what nobody said it would', 'writesOff: said.writes_off', 'writesOff: true']],
  ),
  ...mutantsOf('server/operators/passkey-challenge.ts', passkeyTests, [
    ['a challenge never expires', '    taken.expires_at <= app.clock.now() ||\n', ''],
    ['a challenge of another session is taken', '    taken.session_id !== sessionOf(asked) ||\n', ''],
    [
      'a challenge is stored as it is',
      'challenge_hash: hashToken(challenge),',
      'challenge_hash: Buffer.from(challenge),',
    ],
  ]),
  ...mutantsOf('server/operators/passkey-proof.ts', passkeyTests, [
    ['a suspended operator signs in by passkey', "    .where('operator.state', '=', 'active')\n", ''],
    [
      'the passkey of another confirms',
      "if (found?.operator_id !== session.operatorId) throw refuse('invalidPasskey');",
      "if (!found) throw refuse('invalidPasskey');",
    ],
    [
      'wrong signatures are tried without end',
      '  await reserveAttempt(app, place, { isProven: true });\n',
      '',
    ],
  ]),
  ...mutantsOf('server/operators/operators.ts', passkeyTests, [
    ['who enrols again keeps passkeys', 'await removeAllPasskeys(trx, operatorId);\n', '0;\n'],
  ]),
  ...mutantsOf('server/rounds/connection-changes.ts', connectionTests, [
    [
      'a private key is taken for a public one',
      'if (!/^-----BEGIN (RSA )?PUBLIC KEY-----/.test(text.trim())) return undefined;',
      '',
    ],
    ['a weak key is taken', ' && bits >= 2048', ''],
    ['plain http is taken', ' || readOrigin(url.origin) === undefined', ''],
  ]),
  ...mutantsOf('server/rounds/connections.ts', connectionTests, [
    ['a provider calls from everywhere', 'isWithinRanges(ip, allowedAddresses)', 'true'],
  ]),
  ...mutantsOf('server/operators/approvals.ts', connectionTests, [
    ['who has one site sees what is about all', "if (query.sites !== 'all') {", 'if (false) {'],
  ]),
  ...mutantsOf(
    'contract/command-reasons.ts',
    ['console/app/api/refusal-words.test.ts'],
    [
      ['reasons come without their figures', '    values: given,\n', '    values: {},\n'],
      ['a reason is not known by its key', 'key: reasons[sentence]', "key: ''"],
    ],
  ),
  ...mutantsOf(
    'console/app/api/refusal-words.ts',
    ['console/app/api/refusal-words.test.ts'],
    [
      [
        'documents are told by their codes',
        'if (documents === undefined) return values;',
        'if (values) return values;',
      ],
      ['a reason of the whole is a field of the form', "      .filter(({ field }) => field !== '')\n", ''],
    ],
  ),
  ...mutantsOf(
    'server/operate/draws/call_off.ts',
    ['tests/console/draws.test.ts'],
    [
      [
        'a draw that is being held is asked to be called off',
        "if (draw.state !== 'open' && draw.state !== 'closed')",
        'if (false)',
      ],
    ],
  ),
  ...mutantsOf(
    'games/server/draws/call-off.ts',
    ['games/server/draws/live/called-off.test.ts'],
    [
      [
        'a draw that is called off twice gives back twice',
        '    if (draw.calledOffAt !== null) return { draw, publicIds: [] };\n',
        '',
      ],
      [
        'bets that wait for an answer are left in a draw that is called off',
        '[...(await voidAskedBets(client, draw)), ...(await voidStandingBets(client, draw))]',
        'await voidStandingBets(client, draw)',
      ],
    ],
  ),
];
