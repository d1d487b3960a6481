import { mutantsOf, type Mutant } from '../mutant.ts';

const generatedInput = 'tests/contract/generated-input.test.ts';

/** Faults in what the parts say to each other, and in the amounts and times that everything uses. */
export const contractMutants: readonly Mutant[] = [
  ...mutantsOf(
    'contract/fields.ts',
    ['server/api/cashier/cashier-calls.test.ts', 'server/api/cashier/banking.test.ts', generatedInput],
    [
      [
        'a payment of zero is valid',
        '/^(?!0+(\\.0+)?$)\\d{1,13}(\\.\\d{1,5})?$/',
        '/^\\d{1,13}(\\.\\d{1,5})?$/',
      ],
    ],
  ),
  ...mutantsOf(
    'contract/fields.ts',
    ['server/players/password-policy.test.ts'],
    [
      [
        'a short password is valid',
        "z.string().min(10, 'at least 10 characters')",
        "z.string().min(6, 'at least 10 characters')",
      ],
    ],
  ),
  ...mutantsOf(
    'contract/fields.ts',
    ['server/api/auth/signup.test.ts'],
    [
      [
        'the case of an account matters',
        'export const accountIdSchema = z\n  .string()\n  .trim()\n  .toLowerCase()',
        'export const accountIdSchema = z\n  .string()\n  .trim()',
      ],
    ],
  ),
  ...mutantsOf(
    'contract/fields.ts',
    ['contract/fields.test.ts', generatedInput],
    [
      ['a code has any length', ".regex(/^\\d{6}$/, 'six digits')", ".regex(/^\\d+$/, 'six digits')"],
      [
        'a page may be as long as one likes',
        'page_size: z.int().min(1).max(100).default(10)',
        'page_size: z.int().min(1).default(10)',
      ],
      ['a list has twenty a page', 'max(100).default(10)', 'max(100).default(20)'],
    ],
  ),
  ...mutantsOf(
    'contract/bet-lines.ts',
    ['server/rounds/hub88/wallet.test.ts'],
    [
      ['unknown fields of a line are kept', '.filter(([name]) => isLineField(name))', ''],
      ['names in other languages are lost', '|| /^(home|away)_name_[a-z]{2,3}$/.test(name)', ''],
    ],
  ),
  ...mutantsOf(
    'contract/rates.ts',
    ['server/http/rate-limits.test.ts'],
    [
      [
        'a call without a limit has none',
        'const defaultRatePerMinute = 240;',
        'const defaultRatePerMinute = 240_000;',
      ],
      [
        'players share one limit',
        "if (call.access === 'player') return 'session';",
        "if (call.access === 'player') return 'address';",
      ],
      [
        'an account is not told from another',
        "? 'address and account'\n    : 'address'",
        "? 'address'\n    : 'address'",
      ],
    ],
  ),
  ...mutantsOf(
    'contract/categories.ts',
    ['server/api/product/game_list.test.ts'],
    [['a slug is not known', "(slug !== '' && slug === word)", 'false']],
  ),
  ...mutantsOf(
    'server/kernel/money.ts',
    ['server/kernel/money.test.ts'],
    [
      ['a fraction is read from the wrong side', "fraction.padEnd(5, '0')", "fraction.padStart(5, '0')"],
      ['a negative amount is positive', "return sign === '-' ? -magnitude : magnitude;", 'return magnitude;'],
      ['decimals are cut', '.replace(/0{1,3}$/', '.replace(/[0-9]{3}$/'],
      ['the larger is the lesser', 'return a < b ? a : b;', 'return a < b ? b : a;'],
    ],
  ),
  ...mutantsOf(
    'server/engagement/period.ts',
    ['server/engagement/period.test.ts'],
    [
      ['a day is that of UTC', 'at time zone ${timeZone}) as d,', "at time zone 'UTC') as d,"],
      [
        'a week begins on Sunday',
        "date_trunc('week', ${time}::timestamptz at time zone ${timeZone}) as w",
        "date_trunc('week', ${time}::timestamptz at time zone ${timeZone}) - interval '1 day' as w",
      ],
    ],
  ),
  ...mutantsOf(
    'server/engagement/winners-feed.ts',
    ['server/engagement/winners-feed.test.ts'],
    [['a win is sent again', 'told.set(siteId, new Set(wins.map(({ key }) => key)));', '']],
  ),
  ...mutantsOf(
    'server/engagement/wins.ts',
    ['server/engagement/winners-feed.test.ts', 'server/api/settings/site-calls.test.ts'],
    [
      ['a name is shown whole', '`${accountId.slice(0, 2)}•••${accountId.slice(-1)}`', '`${accountId}•••`'],
      ['a loss is a win', 'round.payout > round.stake and', ''],
      ["another site's wins are shown", 'where round.site_id = ${siteId} and', 'where'],
      ['the smallest wins are shown', 'largest: sql`round.payout desc', 'largest: sql`round.payout asc'],
      ['old wins are shown', 'and round.updated_at > ${since}\n', 'and ${since}::timestamptz is not null\n'],
    ],
  ),
];
