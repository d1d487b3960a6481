import { sql, type Database } from '../kernel/database.ts';

/** JSON as the audit keeps it. It must hold no secret: no password, token, code or personal data. */
export type Facts = Readonly<Record<string, unknown>>;

/** Who did something. Null ids stand for the command line. */
export interface Actor {
  readonly operatorId: string | null;
  readonly name: string;
  readonly sessionId: string | null;
  readonly ip: string | null;
}

export interface AuditEntry {
  readonly at: Date;
  readonly actor: Actor;
  /** The path below `/operate/`, or the command. */
  readonly call: string;
  readonly permission: string;
  readonly siteId: number | null;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly before: Facts;
  readonly after: Facts;
  readonly reason: string;
  readonly approvalId: string | null;
}

/**
 * Append an entry to the audit, in the transaction of the change. Other writers wait until it ends, so do it last and
 * briefly.
 */
export async function appendAudit(trx: Database, entry: AuditEntry): Promise<void> {
  if (!trx.isTransaction) throw new Error('An audit entry is written in the transaction of its change');
  const { actor } = entry;
  await sql`select operators.append_audit(
    ${entry.at}, ${actor.operatorId}, ${actor.name}, ${actor.sessionId}, ${actor.ip}, ${entry.call}, ${entry.permission},
    ${entry.siteId}, ${entry.subjectKind}, ${entry.subjectId}, ${JSON.stringify(entry.before)},
    ${JSON.stringify(entry.after)}, ${entry.reason}, ${entry.approvalId})`.execute(trx);
}

export interface AuditQuery {
  /** The sites whose entries are shown; `all` also shows those of no site. */
  readonly sites: 'all' | readonly number[];
  readonly siteId?: number | undefined;
  readonly operatorId?: string | undefined;
  /** A path, or its beginning. */
  readonly call?: string | undefined;
  readonly subjectKind?: string | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Only entries before this one. */
  readonly before?: bigint | undefined;
  readonly limit: number;
}

/** Entries of the audit, latest first. */
export async function listAudit(db: Database, query: AuditQuery) {
  let found = db
    .selectFrom('operators.audit_entry as entry')
    .leftJoin('sites.profile as site', 'site.site_id', 'entry.site_id')
    .selectAll('entry')
    .select('site.site_code');
  const { sites, siteId, operatorId, call, subjectKind, subjectId, from, to, before } = query;
  if (sites !== 'all') found = found.where('entry.site_id', 'in', sites.length > 0 ? sites : [-1]);
  if (siteId !== undefined) found = found.where('entry.site_id', '=', siteId);
  if (operatorId !== undefined) found = found.where('entry.operator_id', '=', operatorId);
  if (call !== undefined) found = found.where(sql<boolean>`starts_with(entry.call, ${call})`);
  if (subjectKind !== undefined) found = found.where('entry.subject_kind', '=', subjectKind);
  if (subjectId !== undefined) found = found.where('entry.subject_id', '=', subjectId);
  if (from !== undefined) found = found.where('entry.at', '>=', from);
  if (to !== undefined) found = found.where('entry.at', '<', to);
  if (before !== undefined) found = found.where('entry.entry_id', '<', before);
  return found.orderBy('entry.entry_id', 'desc').limit(query.limit).execute();
}

/** Compute the whole chain again. `fault` names the first entry that is not as it was written. */
export async function verifyAudit(
  db: Database,
): Promise<{ entries: bigint; head: string; fault: string | null }> {
  const { rows } = await sql<{ entries: bigint; head: string | null; fault: string | null }>`
    select entries, head, fault from operators.verify_audit()`.execute(db);
  const [found] = rows;
  return { entries: found?.entries ?? 0n, head: found?.head ?? '', fault: found?.fault ?? null };
}
