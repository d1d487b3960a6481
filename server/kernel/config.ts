import { currencies } from '@marquee/contract/currencies.ts';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const roles = ['web', 'api', 'worker', 'games', 'gateway', 'services'] as const;
/** The roles that stand in for others in a demo. */
const demoRoles: readonly string[] = ['gateway', 'services'];

/** Addresses that only this machine can reach. */
const loopbackAddress = /^(localhost|127(\.\d{1,3}){3}|::1)$/i;

/** An IP address, a network in CIDR notation, or one of Fastify's names for private networks. */
const proxyAddress = z.union([
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
]);

/**
 * The proxies whose X-Forwarded-* headers are trusted. "Everyone" is not accepted: a client that can choose its own
 * address escapes every limit counted by address. A number of proxies is not accepted either, because it does not tell
 * us whether a client can reach the server without passing through them.
 */
const trustedProxies = z
  .string()
  .default('')
  .transform((text) => text.trim())
  .pipe(
    z.union(
      [
        z.enum(['', 'false']).transform(() => false as const),
        z
          .string()
          .transform((text) => text.split(',').map((address) => address.trim()))
          .pipe(z.array(proxyAddress)),
      ],
      'the addresses or networks (CIDR) of the proxies in front, separated by commas',
    ),
  )
  .describe('The proxies whose X-Forwarded-* headers are trusted, by address or network; none by default');

function partsOf(limit: string): [string, string] {
  const [code = '', units = ''] = limit.split('=');
  return [code, units];
}

/** What a crash game's chains are salted with; the games know it by these words. */
const saltSource = z
  .templateLiteral([z.enum(['bitcoin:']), z.int()])
  .refine((text) => /^bitcoin:[1-9]\d{5,8}$/.test(text), 'bitcoin:<height>')
  .or(z.literal('server'))
  .default('server')
  .describe(
    'Where the salt of the next chain of draws comes from: server, which proves less, or bitcoin:<height> of a block that has not been found yet',
  );

/** Parses `PHP=500000000,EUR=10000000`, whole units per currency, into minor units. */
const limitsByCurrency = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^[A-Z0-9]{3,5}=\d{1,13}$/,
          'currencies with whole units, separated by commas, e.g. PHP=500000000,EUR=10000000',
        )
        .refine((part) => currencies.has(partsOf(part)[0]), 'currencies of contract/currencies.ts'),
    ),
  )
  .transform((parts): Readonly<Record<string, bigint>> =>
    Object.fromEntries(
      parts.map((part) => {
        const [code, units] = partsOf(part);
        return [code, BigInt(units) * 100_000n];
      }),
    ),
  )
  .describe('The most the house games may owe on open rounds, by currency; twenty maximum wins by default');

const configSchema = z
  .object({
    MARQUEE_ENV: z
      .enum(['demo', 'production', 'development'])
      .default('demo')
      .describe(
        'demo: play money and published passwords; production: real money. `npm run dev` sets development',
      ),
    PORT: port.default(3000).describe('The port of the sites'),
    HOST: z.string().default('127.0.0.1').describe('The address to listen on'),
    DEMO_ON_NETWORK: z
      .stringbool()
      .default(false)
      .describe('Let a demo listen on an address that other machines can reach'),
    OPERATE_HOST: z
      .string()
      .trim()
      .toLowerCase()
      .regex(
        /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/,
        'a host name without a port, such as operate.example.com',
      )
      .optional()
      .describe(
        'The host of the operator console; operate.localhost in a demo. Without it production serves no console',
      ),
    GAMES_PORT: port.optional().describe('The port of the house games; PORT + 1 by default'),
    GATEWAY_PORT: port.optional().describe('The port of the sandbox gateway; PORT + 2 by default'),
    SERVICES_PORT: port
      .optional()
      .describe("The port of the demo's chat, analytics and push service; PORT + 3 by default"),
    GAMES_URL: z.url().optional().describe('The public address of the house games'),
    GAMES_CERTIFICATION: z
      .stringbool()
      .default(false)
      .describe(
        'Let the house games play rounds against a wallet that `npm run certify` names; never with real money',
      ),
    GATEWAY_URL: z.url().optional().describe('The public address of the sandbox gateway'),
    SERVICES_URL: z
      .url()
      .optional()
      .describe("The public address of the demo's chat, analytics and push service"),
    DATA_DIR: z.string().min(1).default('.data').describe('Where PostgreSQL, keys and uploads are kept'),
    DATABASE_URL: z
      .string()
      .optional()
      .describe("The database owner's connection; the embedded PostgreSQL by default"),
    DATABASE_APP_URL: z.string().optional().describe("The server's connection, with a less privileged role"),
    MARQUEE_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits, from openssl rand -hex 32')
      .optional()
      .describe('The master key for the keys in the database; a demo keeps one in DATA_DIR/master.key'),
    ROLES: z
      .string()
      .transform((text) => text.split(',').map((role) => role.trim()))
      .pipe(z.array(z.enum(roles, `one of ${roles.join(', ')}`)).min(1))
      .optional()
      .describe(
        'Which parts this process runs; all of them by default, in production all but the sandbox gateway and services',
      ),
    ACCESS_LOG_DAYS: z.coerce
      .number()
      .int()
      .min(100)
      .max(3_650)
      .default(365)
      .describe(
        'How long it is kept who came in from where: sign-ins, sessions, visits of advertisements, times of play',
      ),
    LANGUAGE_COOKIE: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9_-]{0,31}$/, 'a name of letters, digits, dashes and underscores')
      .default('language')
      .describe("The cookie that remembers a visitor's language"),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    TRUST_PROXY: trustedProxies,
    RATE_LIMITS: z
      .stringbool()
      .default(true)
      .describe('Limit the calls of each session, account and address'),
    HOUSE_EXPOSURE_LIMITS: limitsByCurrency,
    HOUSE_INSTANT_GAMES: z.stringbool().default(true).describe("Offer the house's instant games"),
    HOUSE_TABLE_GAMES: z.stringbool().default(true).describe("Offer the house's table and poker games"),
    HOUSE_CRASH_GAMES: z
      .stringbool()
      .optional()
      .describe("Offer the house's crash games. On unless money is real"),
    HOUSE_LIVE_TABLES: z
      .stringbool()
      .optional()
      .describe(
        "Offer the house's live tables and digit games, whose draws all players share. On unless money is real",
      ),
    HOUSE_CRASH_SALT: saltSource,
    METRICS_TOKEN: z
      .string()
      .optional()
      .describe('The bearer token for /metrics; a demo creates one at each start'),
    SMTP_URL: z.url().optional().describe('The SMTP server, e.g. smtps://user:secret@mail.example'),
    MAIL_FROM: z.string().default('no-reply@localhost'),
    SMS_URL: z.url().optional().describe('An SMS gateway with the Twilio Messages API'),
    SMS_USER: z.string().default(''),
    SMS_SECRET: z.string().default(''),
    SMS_FROM: z.string().default(''),
    LIVE_CHAT_SCRIPT_URL: z
      .url()
      .optional()
      .describe(
        "The script of the live chat, for sites with a chat_id; the demo's own in a demo, else LiveChat's",
      ),
    PAYMONGO_SECRET_KEY: z
      .string()
      .regex(/^sk_(live|test)_/, 'a secret key of PayMongo, sk_live_… or sk_test_…')
      .optional()
      .describe('Deposits and payouts through PayMongo, with PAYMONGO_WEBHOOK_SECRET'),
    PAYMONGO_WEBHOOK_SECRET: z.string().min(8).optional(),
    PAYMONGO_URL: z.url().default('https://api.paymongo.com'),
    PAYMONGO_METHODS: z
      .string()
      .default('gcash,paymaya,qrph,card')
      .transform((text) => text.split(',').map((method) => method.trim()))
      .describe('The payment methods on its page, separated by commas'),
    PAYMONGO_WALLET_NUMBER: z.string().optional().describe('The PayMongo wallet that payouts are made from'),
    PAYMONGO_WALLET_NAME: z.string().optional(),
  })
  .refine(
    ({ MARQUEE_ENV, HOST, DEMO_ON_NETWORK }) =>
      MARQUEE_ENV === 'production' || DEMO_ON_NETWORK || loopbackAddress.test(HOST),
    {
      path: ['HOST'],
      error:
        'a demo has published passwords, so it listens on this machine only (127.0.0.1). For players use ' +
        'MARQUEE_ENV=production; to show the demo to others on your network set DEMO_ON_NETWORK=true',
    },
  )
  .refine(
    ({ MARQUEE_ENV, HOUSE_CRASH_GAMES, HOUSE_LIVE_TABLES, HOUSE_CRASH_SALT }) =>
      MARQUEE_ENV !== 'production' ||
      !(HOUSE_CRASH_GAMES || HOUSE_LIVE_TABLES) ||
      HOUSE_CRASH_SALT !== 'server',
    {
      path: ['HOUSE_CRASH_SALT'],
      error:
        'with real money the draws of crash and of live tables need a salt that the house cannot choose: bitcoin:<height> of a block that has not been found yet',
    },
  )
  .refine((config) => !config.PAYMONGO_SECRET_KEY === !config.PAYMONGO_WEBHOOK_SECRET, {
    path: ['PAYMONGO_WEBHOOK_SECRET'],
    error: 'PAYMONGO_SECRET_KEY and PAYMONGO_WEBHOOK_SECRET go together',
  })
  .refine((config) => !config.PAYMONGO_WALLET_NUMBER === !config.PAYMONGO_WALLET_NAME, {
    path: ['PAYMONGO_WALLET_NAME'],
    error: 'PAYMONGO_WALLET_NUMBER and PAYMONGO_WALLET_NAME go together',
  })
  .transform((config) => ({
    ...config,
    ROLES:
      config.ROLES ??
      roles.filter((role) => config.MARQUEE_ENV !== 'production' || !demoRoles.includes(role)),
  }));

export type Config = z.infer<typeof configSchema>;

/**
 * Read the whole configuration from the environment before anything starts.
 * Throws an Error that names each invalid variable and what was expected.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  if (given['DEMO'] !== undefined) {
    throw new Error(
      'DEMO no longer exists: set MARQUEE_ENV to demo (the default) or to production, and remove DEMO',
    );
  }
  const parsed = configSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is invalid:\n${faults.join('\n')}`);
}
