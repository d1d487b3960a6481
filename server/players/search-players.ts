import { isIP } from 'node:net';
import { z } from 'zod';
import { refuseField } from '../kernel/errors.ts';
import { sql, type Database, type RawBuilder } from '../kernel/database.ts';
import { viewPlayers, type FoundPlayer, type SiteFilter } from './operator-view.ts';

export interface PlayerSearch {
  readonly sites: SiteFilter;
  readonly text: string;
  readonly status?: string | undefined;
  /**
   * Whether a part of a phone number or an e-mail address is enough. For those who see only masked data it is not,
   * because with parts they could find out the whole, one character at a time.
   */
  readonly byParts: boolean;
  /** Players who are found otherwise, e.g. by the number of their bank account. */
  readonly others?: readonly bigint[] | undefined;
  /** Where the page before ended. */
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface PlayersFound {
  readonly players: readonly FoundPlayer[];
  /** Null at the end. A page before the end can be short, or empty, where what matches is rare among the latest players. */
  readonly next: string | null;
}

/** The players read in one go, from the latest to the oldest. */
const window = 2000;
/** The windows that one page reads at most. */
const windowsOfPage = 3;
/** Up to how many players with the part are sorted. Where there are more, windows are read. */
const mostSorted = 1000;
/** Where the planner expects more players with the part than this, their index is not asked. Far from `mostSorted`, as it only estimates. */
const mostExpected = 20 * mostSorted;

/**
 * Players of the sites: those known by exactly this text, then those whose account begins with it, in the order of their
 * accounts, then those of whom it is a part, latest first. What one page reads is bounded, however many players match.
 */
export async function searchPlayers(db: Database, search: PlayerSearch): Promise<PlayersFound> {
  const sought = soughtOf(search);
  const from = placeOf(search.cursor);
  const wanted = search.limit + 1;
  const places: Place[] = [];
  if (from.stage === 'whole') places.push(...(await readWhole(db, search, sought, from.after, wanted)));
  if (from.stage !== 'part' && sought.begins !== undefined && places.length < wanted) {
    const after = from.stage === 'begins' ? from : undefined;
    places.push(...(await readBeginnings(db, search, sought, after, wanted - places.length)));
  }
  let resume: bigint | undefined;
  if (sought.part !== undefined && places.length < wanted) {
    const after = from.stage === 'part' ? from.after : undefined;
    const parts = await readParts(db, search, sought, after, wanted - places.length);
    places.push(...parts.places);
    resume = parts.resume;
  }
  const shown = places.slice(0, search.limit);
  const last = shown.at(-1);
  const rows = await viewPlayers(
    db,
    search.sites,
    shown.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.player_id, row]));
  return {
    players: shown.flatMap(({ id }) => byId.get(id) ?? []),
    next: places.length > search.limit && last ? last.cursor : resume === undefined ? null : `part:${resume}`,
  };
}

interface Place {
  readonly id: bigint;
  /** The cursor of what follows. */
  readonly cursor: string;
}

type From =
  | { readonly stage: 'whole' | 'part'; readonly after: bigint | undefined }
  | { readonly stage: 'begins'; readonly site: number; readonly account: string };

function placeOf(cursor: string | undefined): From {
  if (cursor === undefined) return { stage: 'whole', after: undefined };
  const [, stage, after] = /^(whole|part):(\d{1,18})$/.exec(cursor) ?? [];
  if (after !== undefined) return { stage: stage === 'part' ? 'part' : 'whole', after: BigInt(after) };
  const [, site, account] = /^begins:(\d{1,9}):(\P{Cc}+)$/u.exec(cursor) ?? [];
  if (account !== undefined) return { stage: 'begins', site: Number(site), account };
  throw refuseField('cursor', 'an id');
}

type Condition = RawBuilder<boolean>;

interface Sought {
  readonly whole: Condition;
  readonly begins?: string | undefined;
  readonly part?: Condition | undefined;
}

function soughtOf({ text: written, byParts, others = [] }: PlayerSearch): Sought {
  const text = written.toLowerCase();
  if (text === '') return { whole: sql<boolean>`true` };
  if (isIP(text) !== 0) {
    return {
      whole: sql<boolean>`player.player_id in (select player_id from players.session where ip = ${text}::inet)`,
    };
  }
  // A whole address is looked up as one: its domain alone is a part of half of all addresses. No account has an at sign.
  if (/^[^@]+@[^@]+\.[^@]{2,}$/.test(text)) return { whole: sql<boolean>`player.contact_email = ${text}` };
  const id = /^\d{1,18}$/.test(text) ? BigInt(text) : -1n;
  const phone = /^[+\d\s().-]+$/.test(text) ? text.replaceAll(/[^\d+]/g, '') : '';
  return {
    whole: sql<boolean>`(player.player_id = any(${[id, ...others]}::bigint[])
      or (player.visitor_id = ${text} and player.visitor_id <> '')
      or player.contact_email = ${text} ${phone === '' ? sql`` : sql`or player.contact_phone = ${phone}`})`,
    begins: text,
    part: partOf(text, phone, byParts),
  };
}

/** An index knows parts from three letters or digits in a row on; shorter ones it would read from end to end. */
function partOf(text: string, phone: string, byParts: boolean): Condition | undefined {
  const parts: Condition[] = [];
  const digits = phone.replace(/^0/, '');
  if (/[\p{L}\p{N}]{3}/u.test(text)) {
    if (!text.includes('@')) parts.push(sql<boolean>`player.account_id like ${holding(text)}`);
    if (byParts) parts.push(partOfAddress(text));
  }
  if (byParts && phone.length >= 4) parts.push(sql<boolean>`player.contact_phone like ${`%${digits}%`}`);
  return parts.length === 0 ? undefined : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/**
 * Where enough stands before the at sign, the index is asked for that alone: domains are those of half of all players, and it would read
 * all that it knows of each of their letters.
 */
function partOfAddress(text: string): Condition {
  const [name = ''] = text.split('@');
  if (name.length === text.length || !/[\p{L}\p{N}]{3}/u.test(name)) {
    return sql<boolean>`player.contact_email like ${holding(text)}`;
  }
  return sql<boolean>`(player.contact_email like ${holding(`${name}@`)} and strpos(player.contact_email, ${text}::text) > 0)`;
}

/** The pattern of texts of which this is a part. */
function holding(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function ofSites(sites: SiteFilter): Condition {
  return sites === undefined
    ? sql<boolean>`true`
    : sql<boolean>`player.site_id = any(${[...sites]}::integer[])`;
}

function ofStatus(status: string | undefined): Condition {
  return status === undefined ? sql<boolean>`true` : sql<boolean>`player.status = ${status}`;
}

function before(id: bigint | undefined): Condition {
  return id === undefined ? sql<boolean>`true` : sql<boolean>`player.player_id < ${id}`;
}

async function readWhole(
  db: Database,
  { sites, status }: PlayerSearch,
  { whole }: Sought,
  after: bigint | undefined,
  limit: number,
): Promise<Place[]> {
  const { rows } = await sql<{ id: bigint }>`
    select player.player_id as id from players.player player
    where ${whole} and ${ofSites(sites)} and ${ofStatus(status)} and ${before(after)}
    order by player.player_id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => ({ id, cursor: `whole:${id}` }));
}

/** Each site's accounts lie in their order in an index, so that a page reads a page's length of each. */
async function readBeginnings(
  db: Database,
  { sites, status }: PlayerSearch,
  { whole, begins = '' }: Sought,
  after: { readonly site: number; readonly account: string } | undefined,
  limit: number,
): Promise<Place[]> {
  const follows = after
    ? sql<boolean>`(player.account_id collate "C", player.site_id) > (${after.account}::text collate "C", ${after.site}::integer)`
    : sql<boolean>`true`;
  const { rows } = await sql<{ id: bigint; site_id: number; account_id: string }>`
    select found.* from sites.profile site cross join lateral (
      select player.player_id as id, player.site_id, player.account_id from players.player player
      where player.site_id = site.site_id and player.account_id collate "C" >= ${after?.account ?? begins}::text
        and player.account_id collate "C" < ${`${begins}\u{10FFFF}`}::text
        and ${follows} and not ${whole} and ${ofStatus(status)}
      order by player.account_id collate "C" limit ${limit}) found
    where ${sites === undefined ? sql`true` : sql`site.site_id = any(${[...sites]}::integer[])`}
    order by found.account_id collate "C", found.site_id limit ${limit}`.execute(db);
  return rows.map(({ id, site_id, account_id }) => ({ id, cursor: `begins:${site_id}:${account_id}` }));
}

interface Parts {
  readonly places: readonly Place[];
  /** Before whom one has to go on reading; undefined at the end. */
  readonly resume?: bigint | undefined;
}

/**
 * A part that many have is soon found among the latest players, and one that few have by its index. One that many old
 * players have, and no late ones, is neither: a page of those ends where its windows end.
 */
async function readParts(
  db: Database,
  search: PlayerSearch,
  sought: Sought,
  after: bigint | undefined,
  limit: number,
): Promise<Parts> {
  let end = after ?? (await afterAll(db));
  const places: Place[] = [];
  for (let turn = 0; turn < windowsOfPage && end > 1n; turn += 1) {
    if (turn === 1) {
      const few =
        (await expected(db, sought)) <= mostExpected
          ? await readFew(db, search, sought, end, limit - places.length)
          : undefined;
      if (few) return { places: [...places, ...few] };
    }
    places.push(...(await readWindow(db, search, sought, end, limit - places.length)));
    if (places.length >= limit) return { places };
    end -= BigInt(window);
  }
  return { places, resume: end > 1n ? end : undefined };
}

async function afterAll(db: Database): Promise<bigint> {
  const { rows } = await sql<{ id: bigint | null }>`select max(player_id) as id from players.player`.execute(
    db,
  );
  return (rows[0]?.id ?? 0n) + 1n;
}

/** What parts are asked beyond those that the stages before have shown. */
function notShown({ whole, begins = '' }: Sought): Condition {
  return sql<boolean>`not (${whole} or starts_with(player.account_id, ${begins}))`;
}

async function readWindow(
  db: Database,
  { sites, status }: PlayerSearch,
  sought: Sought,
  end: bigint,
  limit: number,
): Promise<Place[]> {
  const { rows } = await sql<{ id: bigint }>`
    select player.player_id as id from players.player player
    where player.player_id < ${end} and player.player_id >= ${end - BigInt(window)}
      and ${sought.part} and ${notShown(sought)} and ${ofSites(sites)} and ${ofStatus(status)}
    order by player.player_id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => ({ id, cursor: `part:${id}` }));
}

const explained = z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]);

/** How many players have the part, as the planner expects from its samples. */
async function expected(db: Database, { part }: Sought): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
    explain (format json) select from players.player player where ${part}`.execute(db);
  const [{ Plan }] = explained.parse(rows[0]?.['QUERY PLAN']);
  return Plan['Plan Rows'];
}

/** All players with the part, where they are few enough to be sorted; undefined otherwise. */
async function readFew(
  db: Database,
  { sites, status }: PlayerSearch,
  sought: Sought,
  end: bigint,
  limit: number,
): Promise<Place[] | undefined> {
  const row = await db.transaction().execute(async (trx) => {
    // With a limit the planner would rather read the whole table, hoping to meet enough players soon.
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local enable_indexscan = off`.execute(trx);
    const { rows } = await sql<{ few: boolean; ids: string[] }>`
      with player as materialized (
        select player.player_id, player.account_id, player.contact_email, player.contact_phone, player.visitor_id, player.status
        from players.player player where ${sought.part} and ${ofSites(sites)} limit ${mostSorted + 1})
      select (select count(*) from player) <= ${mostSorted} as few, array(select player.player_id from player
        where ${notShown(sought)} and ${ofStatus(status)} and ${before(end)}
        order by player.player_id desc limit ${limit}) as ids`.execute(trx);
    return rows[0];
  });
  return row?.few ? row.ids.map((id) => ({ id: BigInt(id), cursor: `part:${id}` })) : undefined;
}
