import type { z } from 'zod';
import { reportsExport } from '@marquee/contract/operate/reports/export.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';

/** Whoever asked for a file begins to download it within so long. */
const life_ms = 5 * 60_000;

export type ExportInput = z.output<typeof reportsExport.request>;

/** Keep what is to be downloaded, by whom. Returns its id. */
export async function keepExport(
  trx: Database,
  wish: { operatorId: string; input: ExportInput; now: Date },
): Promise<string> {
  const { operatorId, input, now } = wish;
  const exportId = newId();
  const expiresAt = new Date(now.getTime() + life_ms);
  await sql`delete from reports.export where expires_at < ${new Date(now.getTime() - life_ms)}`.execute(trx);
  await sql`
    insert into reports.export (export_id, operator_id, report, format, input, created_at, expires_at)
    values (${exportId}, ${operatorId}, ${input.report}, ${input.format}, ${JSON.stringify(input)}, ${now}, ${expiresAt})`.execute(
    trx,
  );
  return exportId;
}

/** What is to be downloaded, once, by the operator who asked for it; undefined otherwise. */
export async function takeExport(
  db: Database,
  { exportId, operatorId, now }: { exportId: string; operatorId: string; now: Date },
): Promise<ExportInput | undefined> {
  const { rows } = await sql<{ input: unknown }>`
    update reports.export set started_at = ${now}
    where export_id = ${exportId} and operator_id = ${operatorId} and started_at is null and expires_at >= ${now}
    returning input`.execute(db);
  return rows[0] === undefined ? undefined : reportsExport.request.parse(rows[0].input);
}
