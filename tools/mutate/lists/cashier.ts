import { mutantsOf, type Mutant } from '../mutant.ts';

const withdrawalTests = [
  'server/cashier/withdrawal-check.test.ts',
  'server/cashier/bank-account.test.ts',
  'server/cashier/withdrawal.test.ts',
  'server/api/safety/breaks.test.ts',
  'server/api/cashier/banking.test.ts',
  'server/api/cashier/cashier-calls.test.ts',
];
const payoutTests = ['server/cashier/payout.test.ts', 'server/cashier/notices.property.test.ts'];
const depositTests = [
  'server/cashier/deposit.test.ts',
  'server/cashier/manual-deposit.test.ts',
  'server/cashier/webhooks.test.ts',
];

/** Faults in fees, deposits, withdrawals and payouts. */
export const cashierMutants: readonly Mutant[] = [
  ...mutantsOf(
    'server/cashier/fee.ts',
    ['server/cashier/fee.test.ts'],
    [
      [
        'a fee is rounded up',
        'return exact - (exact % hundredth)',
        'return exact - (exact % hundredth) + hundredth',
      ],
      ['the fixed part is left out', ' + method.feeFixed', ''],
      ['thousandths of a percent are read as hundredths', 'padEnd(3,', 'padEnd(2,'],
    ],
  ),
  ...mutantsOf(
    'server/cashier/amount-step.ts',
    [...withdrawalTests, ...depositTests],
    [
      ['an amount that no bank can pay is taken', 'if (amount % step !== 0n) throw', 'if (false) throw'],
      ['the step of a gateway is ignored', 'return gateway?.step ?? hundredth', 'return hundredth'],
    ],
  ),
  ...mutantsOf('server/cashier/withdrawal-policy.ts', withdrawalTests, [
    [
      'a blocked account may withdraw',
      "if (account.status === 'blocked') return [objection('account', 'BLOCK')];",
      '',
    ],
    [
      'a player below the age may withdraw',
      "return account.isOfAge ? [] : [objection('age', 'underAge')];",
      'return [];',
    ],
    ['the smallest amount is refused', 'if (amount < at.minimum) {', 'if (amount <= at.minimum) {'],
    ['an amount above the largest is taken', 'amount > at.maximum', 'amount > at.maximum * 2n'],
    ['the turnover is not asked', 'turnover.outstanding > 0n && !isExcluded', 'false && !isExcluded'],
    [
      'the turnover is asked of excluded players',
      'turnover.outstanding > 0n && !isExcluded',
      'turnover.outstanding > 0n',
    ],
    [
      'a change of security data does not block',
      "...(cooling ? [objection('cooling', 'withdrawalCooling', cooling.toISOString())] : []),",
      '',
    ],
    ['refused withdrawals count for the day', "    .where('status', '<>', 'refused');", '    ;'],
    ['the count of the day is not checked', 'room.count === 0 ? [', 'room.count < 0 ? ['],
    ['the amount of the day is not checked', 'room.amount !== null && room.amount < wanted;', 'false;'],
    [
      'a new bank account may be paid to at once',
      "return from > at.now ? [objection('bank_account_wait', 'bankAccountTooNew', from.toISOString())] : [];",
      'return [];',
    ],
    [
      'the level of a player gives no higher maximum',
      'greater(how.rules.maximum, benefits.maximum ?? 0n)',
      'how.rules.maximum',
    ],
    [
      'yesterday counts for today',
      'midnight.setUTCHours(0, 0, 0, 0);',
      'midnight.setUTCHours(-24, 0, 0, 0);',
    ],
  ]),
  ...mutantsOf(
    'server/cashier/turnover.ts',
    [
      'server/cashier/withdrawal.test.ts',
      'server/cashier/deposit.test.ts',
      'tests/contract/sequences.test.ts',
    ],
    [
      ['a deposit requires nothing', '(deposit.amount * BigInt(deposit.thousandths)) / 1000n', '0n'],
      ['what was outstanding is forgotten', ' : before.outstanding) +', ' : 0n) +'],
      [
        'what was lost is still asked',
        '(deposit.wasEmpty && !(await hasOpenRound(trx, wallet)) ? 0n',
        '(false ? 0n',
      ],
      [
        'an open round does not keep the requirement',
        'deposit.wasEmpty && !(await hasOpenRound(trx, wallet))',
        'deposit.wasEmpty',
      ],
      [
        'stakes before the deposit count',
        'const staked = stake - requirement.stake_mark;',
        'const staked = stake;',
      ],
    ],
  ),
  ...mutantsOf('server/cashier/settle-deposit.ts', depositTests, [
    ['the fee is not charged', 'if (deposit.fee > 0n) {', 'if (deposit.fee < 0n) {'],
    ['a payment of another amount is credited', 'deposit.amount + deposit.fee === payment.amount &&', ''],
    ['a payment of another currency is credited', 'deposit.currency === payment.currency &&', ''],
    [
      'a second payment is credited',
      '(deposit.gateway_payment_id === null || deposit.gateway_payment_id === payment.paymentId)',
      'true',
    ],
  ]),
  ...mutantsOf('server/cashier/settle-payout.ts', payoutTests, [
    ['a payout of another amount is settled', 'withdrawal.amount === payout.amount &&', ''],
    [
      'a notice of an earlier attempt settles',
      "(withdrawal.status === 'paying' && isCurrent);",
      "withdrawal.status === 'paying';",
    ],
    [
      'a failed payout stays on its way',
      ".set({ status: 'pending', gateway_payout_id: null })",
      ".set({ status: 'paying', gateway_payout_id: null })",
    ],
    [
      'a failure is reported of what was paid',
      "if (withdrawal.status !== 'paying' || !isCurrent) return 'unchanged';",
      "if (withdrawal.status === 'paid') return 'unchanged';",
    ],
    [
      'a paid withdrawal that came back is overlooked',
      "if (withdrawal.status === 'paid' && withdrawal.gateway_payout_id === payout.payoutId) return 'mismatch';",
      '',
    ],
    [
      'nobody is told of a mismatch',
      "if (outcome === 'unknown' || outcome === 'mismatch') {",
      "if (outcome === 'unknown') {",
    ],
    [
      'the same notice is a mismatch',
      "if (isSettled && withdrawal.gateway_payout_id === payout.payoutId) return 'unchanged';",
      '',
    ],
  ]),
  ...mutantsOf(
    'server/cashier/final-withdrawal.ts',
    ['tools/operator/closed-wallet.test.ts'],
    [
      ['the wallet of an open account is paid out', '!balance || !(await isClosed(trx, wallet))', '!balance'],
      [
        'a reason is not asked',
        "if (decision.reason.trim() === '') throw new ReviewError('Give a reason.');",
        '',
      ],
      [
        'an account that was paid before is not preferred',
        'const chosen = proven ?? accounts[0];',
        'const chosen = accounts[0];',
      ],
    ],
  ),
  ...mutantsOf(
    'server/cashier/gateway-reconciliation/compare.ts',
    ['server/cashier/gateway-reconciliation/reconciliation.test.ts'],
    [
      ['a payment that was paid twice matches twice', 'if (ours) taken.add(ours.id);', ''],
      [
        'what the player got back counts as paid',
        "if (ours.status === 'refused') return 'state';",
        "if (ours.status === 'refused') return undefined;",
      ],
      [
        'another amount matches',
        'ours.amount === theirs.amount && ours.currency === theirs.currency',
        'ours.currency === theirs.currency',
      ],
      [
        'another currency matches',
        'ours.amount === theirs.amount && ours.currency === theirs.currency',
        'ours.amount === theirs.amount',
      ],
      ['what was given back on record is a difference', 'if (ours.isRefunded) return undefined;', ''],
      ['what a list names in capitals is missing here', '[name.toLowerCase()]', '[name]'],
    ],
  ),
  ...mutantsOf(
    'server/cashier/gateway-reconciliation/run.ts',
    ['server/cashier/gateway-reconciliation/reconciliation.test.ts'],
    [
      ['what the gateway never had is not missing there', 'missing.push(payment)', 'missing.pop()'],
      [
        'what was told late is missing there',
        'if (!(await isPaidThere(app, gateway, payment))) missing.push(payment);',
        'missing.push(payment);',
      ],
      [
        'lines around a day are of the day',
        'const listed = around.filter(({ paidAt }) => paidAt >= span.from && paidAt < span.to);',
        'const listed = around;',
      ],
      ['a gateway that is silent stops the others', 'failures.push(error);', 'throw error;'],
    ],
  ),
  ...mutantsOf(
    'server/cashier/payout-records.ts',
    ['server/cashier/payout-records.test.ts'],
    [
      [
        'a record is decided again',
        "    .where('state', '=', 'asked')\n    .executeTakeFirst();\n  if (decided",
        '    .executeTakeFirst();\n  if (decided',
      ],
    ],
  ),
];
