/** Openings of games. The secret key in a game's address is the session's only credential. */
import { createHash, randomBytes } from 'node:crypto';
import type { House } from './house.ts';
import { keptRules, type PlayRules } from './jurisdictions.ts';
import type { Queryable } from './transaction.ts';

export type Session = {
  sessionId: string;
  /** The operator's user, or `demo:<…>`. */
  player: string;
  /** Null in demo play. */
  operatorToken: string | null;
  subPartnerId: string;
  gameCode: string;
  currency: string;
  language: string;
  lobbyUrl: string | null;
  depositUrl: string | null;
  /** Null in real play. */
  demoBalance: bigint | null;
  rules: PlayRules;
  createdAt: Date;
  closedAt: Date | null;
};

export type NewSession = {
  /** Null for demo play. */
  player: { user: string; token: string } | null;
  subPartnerId: string;
  gameCode: string;
  currency: string;
  language: string;
  country: string;
  platform: string;
  lobbyUrl: string;
  depositUrl: string;
  /** As the operator named it; null if it did not. */
  jurisdiction: string | null;
  rules: PlayRules;
};

/** What a demo session starts with: 5,000.00. */
const demoStart = 500_000_000n;

const hashKey = (key: string) => createHash('sha256').update(key).digest();

/** Only addresses that a browser may safely be sent to are kept. */
function webAddress(address: string): string | null {
  const url = URL.parse(address);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}

/** Creates a session and returns its secret key. */
export async function createSession(house: House, session: NewSession): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const player = session.player?.user ?? `demo:${randomBytes(12).toString('hex')}`;
  await house.pool.query(
    `INSERT INTO house.session (key_hash, player, operator_token, sub_partner_id, game_code, currency, language,
       country, platform, lobby_url, deposit_url, demo_balance, created_at, jurisdiction, play_rules)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      hashKey(key),
      player,
      session.player?.token ?? null,
      session.subPartnerId,
      session.gameCode,
      session.currency,
      session.language,
      session.country,
      session.platform,
      webAddress(session.lobbyUrl),
      webAddress(session.depositUrl),
      session.player ? null : demoStart.toString(),
      house.now(),
      session.jurisdiction,
      session.rules,
    ],
  );
  return key;
}

type SessionRow = {
  session_id: string;
  player: string;
  operator_token: string | null;
  sub_partner_id: string;
  game_code: string;
  currency: string;
  language: string;
  lobby_url: string | null;
  deposit_url: string | null;
  demo_balance: string | null;
  play_rules: unknown;
  created_at: Date;
  closed_at: Date | null;
};

function fromRow(row: SessionRow): Session {
  return {
    sessionId: row.session_id,
    player: row.player,
    operatorToken: row.operator_token,
    subPartnerId: row.sub_partner_id,
    gameCode: row.game_code,
    currency: row.currency,
    language: row.language,
    lobbyUrl: row.lobby_url,
    depositUrl: row.deposit_url,
    demoBalance: row.demo_balance === null ? null : BigInt(row.demo_balance),
    rules: keptRules(row.play_rules),
    createdAt: row.created_at,
    closedAt: row.closed_at,
  };
}

/** The session of a key, closed or not. */
export async function findSession(house: House, key: string): Promise<Session | undefined> {
  const { rows } = await house.pool.query<SessionRow>(`SELECT * FROM house.session WHERE key_hash = $1`, [
    hashKey(key),
  ]);
  return rows[0] && fromRow(rows[0]);
}

/** The session of a round that is carried on later. */
export async function readSession(house: House, sessionId: string): Promise<Session> {
  const { rows } = await house.pool.query<SessionRow>(`SELECT * FROM house.session WHERE session_id = $1`, [
    sessionId,
  ]);
  if (!rows[0]) throw new Error(`Session ${sessionId} is gone.`);
  return fromRow(rows[0]);
}

/** Closing twice is the same as once. */
export async function closeSession(house: House, sessionId: string): Promise<void> {
  await house.pool.query(
    `UPDATE house.session SET closed_at = $2 WHERE session_id = $1 AND closed_at IS NULL`,
    [sessionId, house.now()],
  );
}

/**
 * Takes a demo bet and adds its win in one step.
 * @returns the balance after, or null if it does not cover the bet.
 */
export async function moveDemoBalance(
  client: Queryable,
  sessionId: string,
  bet: bigint,
  win: bigint,
): Promise<bigint | null> {
  const { rows } = await client.query<{ demo_balance: string }>(
    `UPDATE house.session SET demo_balance = demo_balance - $2::bigint + $3::bigint
     WHERE session_id = $1 AND demo_balance >= $2::bigint RETURNING demo_balance`,
    [sessionId, bet.toString(), win.toString()],
  );
  return rows[0] ? BigInt(rows[0].demo_balance) : null;
}
