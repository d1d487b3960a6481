import { mutantsOf, type Mutant } from '../mutant.ts';

const limitTests = ['tests/console/site-limits.test.ts'];
const scriptTests = ['tests/console/site-scripts.test.ts'];
const connectionTests = ['tests/console/connections.test.ts'];
const jiliTests = ['tests/console/jili-connection.test.ts'];
const weightTests = ['tests/console/stake-weights.test.ts'];
const ruleTests = ['tests/console/withdrawal-rules.test.ts'];
const byTwoTests = [...limitTests, ...scriptTests];

/** Faults in what two operators change: connections, scripts of pages, limits of a site, weights of stakes, withdrawal rules, and what all such changes share. */
export const changesMutants: readonly Mutant[] = [
  ...mutantsOf('server/console/change-by-two.ts', byTwoTests, [
    [
      'what is asked for holds before a second operator has seen it',
      'if (approvalId === undefined) throw change.waiting();',
      'if (approvalId === undefined) throw change.waiting();\n  await change.write(app, app.db, asked, after, before);',
    ],
    [
      'what was changed meanwhile is overwritten',
      'if (!isDeepStrictEqual(now, before)) throw new ChangeError(change.overtaken);',
      '',
    ],
    [
      'what is shown as before is what it shall be',
      'before: change.schema.parse(before),\n    after',
      'before: change.schema.parse(after),\n    after',
    ],
    [
      'a second operator is asked for nothing',
      'if (isDeepStrictEqual(before, after)) throw',
      'if (false) throw',
    ],
    ['two changes of one thing wait', 'if (approvalId === undefined) throw change.waiting();', ''],
    [
      'the request does not keep what was there',
      'kind: change.kind, before }',
      'kind: change.kind, before: after }',
    ],
  ]),
  ...mutantsOf('server/operators/approvals.ts', byTwoTests, [
    [
      'an operator approves their own request',
      "if (approval.asked_by === by) throw refuse('approvalOwnRequest');",
      '',
    ],
  ]),
  ...mutantsOf('server/operators/changes.ts', byTwoTests, [
    ['what was decided still waits', ".where('approval.state', '=', 'open')", ''],
  ]),
  ...mutantsOf('database/migrations/0501_changes_on_the_request.sql', connectionTests, [
    ['the server exchanges what was asked for', 'revoke update on operators.approval from marquee_app;', ''],
  ]),
  ...mutantsOf('database/migrations/0420_operators.sql', connectionTests, [
    [
      'the table lets one operator ask and decide',
      "check (state <> 'approved' or decided_by <> asked_by)",
      'check (true)',
    ],
  ]),
  ...mutantsOf('server/operate/safety/set_site_limit.ts', limitTests, [
    ['a looser limit asks nobody', 'if (isLooser(before, after))', 'if (false)'],
    ['a stricter limit waits for a second operator', 'if (isLooser(before, after))', 'if (true)'],
  ]),
  ...mutantsOf('server/safety/site-limits.ts', limitTests, [
    ['loosening is taken for tightening', 'after > before', 'after < before'],
    [
      'the removal of a limit is taken for tightening',
      'return after === null || after',
      'return after !== null && after',
    ],
    [
      'a first limit waits for a second operator',
      'if (before === null) return false;',
      'if (before === null) return true;',
    ],
    ['nobody counts the wallets that do not play', 'if (value === null) return;\n', 'return;\n'],
  ]),
  ...mutantsOf('server/safety/limit-value.ts', limitTests, [
    ['a limit on time exceeds its window', 'if (Number(text) > minutesIn[window])', 'if (false)'],
  ]),
  ...mutantsOf('server/operate/sites/save_scripts.ts', scriptTests, [
    ['what is no script is asked for', '      requireRunnable(input.scripts);\n', ''],
  ]),
  ...mutantsOf('server/sites/site-scripts.ts', scriptTests, [
    [
      'scripts run beside those that they replace',
      "await trx.deleteFrom('sites.analytics_script').where('site_id', '=', siteId).execute();",
      '',
    ],
    [
      'a script may not load from the origins that it names',
      '...script, site_id',
      '...script, origins: [], site_id',
    ],
  ]),
  ...mutantsOf('server/sites/analytics.ts', scriptTests, [
    [
      'a script comes from an address without https',
      "return protocol === 'https:' || isOwn ? url : '';",
      "return isOwn || protocol ? url : '';",
    ],
  ]),
  ...mutantsOf('contract/site-documents.ts', scriptTests, [
    [
      'pages allow scripts of every foreign origin',
      '/^https:\\/\\/(\\*\\.)?([a-z0-9-]{1,63}\\.){1,8}[a-z]{2,24}(:\\d{1,5})?$/',
      '/^/',
    ],
  ]),
  ...mutantsOf('server/console/changes-by-two.ts', weightTests, [
    [
      'weights by which players could gain by now are made',
      'if ((await priceWeights(trx, site, weights, app.clock.now())).tooDear.length > 0)',
      'if (false)',
    ],
  ]),
  ...mutantsOf('server/operate/rewards/save_stake_weights.ts', weightTests, [
    [
      'weights by which players could gain are asked for',
      '      requireAffordable(await priceWeights(app.db, site, weightsOfFile(after), app.clock.now()));\n',
      '',
    ],
  ]),
  ...mutantsOf('server/operate/methods/save_withdrawal_rules.ts', ruleTests, [
    ['money leaves by a gateway that cannot pay out', '!app.cashier.gateway(gateway)?.payouts', 'false'],
  ]),
  ...mutantsOf('server/cashier/withdrawal-rules.ts', ruleTests, [
    ['the gateway that two agreed on is not used', '    payout_gateway: rules.payout_gateway,\n', ''],
    ['the count of a day that two agreed on is not kept', 'perDay: rules.per_day', 'perDay: 3'],
    [
      'the turnover that two agreed on is not kept',
      'turnoverMultiple: rules.turnover_multiple',
      "turnoverMultiple: '1'",
    ],
    [
      'the same turnover in another form is a change',
      'turnover_multiple: withoutZeros(turnover_multiple)',
      'turnover_multiple',
    ],
  ]),
  ...mutantsOf('server/rounds/connection-changes.ts', jiliTests, [
    [
      'a wallet with a password is open to every address',
      "  if (protocol === 'jili' && addresses.length === 0)\n    throw refuseField('allowed_addresses', 'at least one address');\n",
      '',
    ],
    [
      'a secret that is given for a known connection is dropped in silence',
      "  if (before && asked.agentKey !== null)\n    throw refuseCommand('The secrets of this protocol are replaced by command.');\n",
      '',
    ],
  ]),
  ...mutantsOf('server/console/changes-by-two.ts', jiliTests, [
    [
      'a change shows the password again',
      'isNew ? readHandedPassword(app, value) : null',
      'isNew || !isNew ? readHandedPassword(app, value) : null',
    ],
  ]),
  ...mutantsOf('contract/withdrawal-rules.ts', ruleTests, [
    ['a site lets nobody withdraw', '.min(1)\n    .max(100)', '.min(0)\n    .max(100)'],
    ['a turnover below zero is taken', '/^\\d{1,2}(', '/^-?\\d{1,2}('],
    ['a turnover of a hundred times is taken', '/^\\d{1,2}(', '/^\\d{1,3}('],
  ]),
  ...mutantsOf('server/sites/load-site.ts', ruleTests, [
    [
      'deposits are turned over by a tenth of what two agreed on',
      'Math.round(Number(row.turnover_multiple) * 1000)',
      'Math.round(Number(row.turnover_multiple) * 100)',
    ],
    [
      'a player withdraws twice as often in a day',
      'perDay: row.withdrawals_per_day',
      'perDay: row.withdrawals_per_day * 2',
    ],
  ]),
];
