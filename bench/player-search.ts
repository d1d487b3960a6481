import { beginScript } from '../tools/command/command.ts';
import { migrateAll } from '../database/migrate-all.ts';
import { openDatabase, sql } from '@marquee/server/kernel/database.ts';
import { searchPlayers } from '@marquee/server/players/search-players.ts';
import { startThrowawayPostgres } from '../tools/postgres/throwaway.ts';

/**
 * How long the console's search for players takes in a database of a million of them:
 *
 *   npm run bench:player-search
 *
 * Exits with 1 where a hundredth of the searches takes longer than the budget.
 */
const values = beginScript(
  `npm run bench:player-search -- [--players <number>]

How long the search for players of the console takes, on a throwaway PostgreSQL.`,
  { players: { type: 'string', default: '1000000' } },
);
const budget_ms = 50;
const count = Number(values.players);
const eachKind = 100;

const postgres = await startThrowawayPostgres();
const { pool, db } = openDatabase({ connectionString: postgres.ownerUrl });
try {
  await migrateAll({ ownerUrl: postgres.ownerUrl, log: () => undefined });
  console.log(`Writing ${count} players …`);
  await writePlayers();
  const kinds: Readonly<Record<string, (n: number) => string>> = {
    'part of the account': (n) => `ana${n}`,
    'its beginning alone': (n) => `ana${n}`.slice(0, 3 + (n % 3)),
    'its end': (n) => `na${n}`,
    'broad end of old ones': (n) => `na1${String(n % 10)}`.slice(0, 3 + (n % 2)),
    'part of a phone': (n) => String(9_170_000_000 + n).slice(0, 9),
    'broad part of a phone': (n) => String(9_170_000_000 + n).slice(0, 4 + (n % 3)),
    'part of an e-mail': (n) => `${n}@example`,
    'domain of all e-mails': (n) => 'example.com'.slice(n % 3),
    'whole e-mail': (n) => `ana${n}@example.com`,
    number: String,
    device: (n) => `device-${n}`,
    'IP address': (n) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  };
  let slowest_ms = 0;
  for (const [kind, textOf] of Object.entries(kinds)) {
    const times_ms: number[] = [];
    for (let turn = 0; turn < eachKind; turn += 1) {
      const text = textOf(1 + ((turn * 7919) % count));
      const began = performance.now();
      await searchPlayers(db, { sites: undefined, text, byParts: true, limit: 50 });
      times_ms.push(performance.now() - began);
    }
    const sorted = times_ms.toSorted((a, b) => a - b);
    const p50 = sorted[Math.floor(eachKind / 2)] ?? 0;
    const p99 = sorted[Math.ceil(eachKind * 0.99) - 1] ?? 0;
    slowest_ms = Math.max(slowest_ms, p99);
    console.log(`${kind.padEnd(22)} p50 ${p50.toFixed(1)} ms   p99 ${p99.toFixed(1)} ms`);
  }
  console.log(`${slowest_ms <= budget_ms ? 'within' : 'OVER'} the budget of ${budget_ms} ms`);
  if (slowest_ms > budget_ms) process.exitCode = 1;
} finally {
  await pool.end();
  await postgres.stop();
}

async function writePlayers(): Promise<void> {
  await sql`
    insert into sites.site (site_code, site_name, logo_text, currency, theme_code, theme_color, logo1, logo2, logo3, favicon,
      share_image, withdrawal_minimum, withdrawal_maximum)
    values ('bench', 'Bench', '', 'PHP', 'casino1', 'default', '', '', '', '', '', 1, 2)`.execute(db);
  await sql`
    insert into players.player (site_id, account_id, password_hash, full_name, birth_date, contact_phone, contact_email,
      phone_verified_at, language, currency, status, terms_accepted_at, accepts_marketing, referrer_code, ch, cm, pp,
      affiliate_code, fbp, appsflyer_id, visitor_id, created_at, referral_code)
    select 1, 'ana' || n, '', 'Ana Number ' || n, date '1970-01-01' + n % 12000, '+63' || (9170000000 + n), 'ana' || n || '@example.com',
      now(), 'EN', 'PHP', 'active', now(), false, '', '', '', '', '', '', '', 'device-' || n, now(), lpad(upper(to_hex(n)), 10, '0')
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    insert into players.session (site_id, player_id, session_id, token_hash, ip, user_agent, created_at, last_seen_at, expires_at)
    select 1, n, gen_random_uuid(), sha256(n::text::bytea), ('10.' || ((n >> 16) & 255) || '.' || ((n >> 8) & 255) || '.' || (n & 255))::inet,
      '', now(), now(), now()
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`analyze players.player, players.session`.execute(db);
}
