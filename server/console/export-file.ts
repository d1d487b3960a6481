import { Readable } from 'node:stream';
import { reportsExport } from '@marquee/contract/operate/reports/export.ts';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import { writeXlsxStream } from 'hucre/xlsx';
import type { App } from '../http/app.ts';
import { onConsoleHost } from '../http/console-host.ts';
import { refuse } from '../kernel/errors.ts';
import { reachOf, readRights } from '../operators/rights.ts';
import { requireOperator } from '../operators/session.ts';
import { takeExport, type ExportInput } from '../reports/exports.ts';
import { fileRows, type Cell } from '../reports/file-rows.ts';
import { sessionCookie } from './cookie.ts';
import { spanOf } from './report-span.ts';

export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Serve the files that `reports/export` has prepared, each once, to the operator who asked for it and still has the right. A
 * file is written while it is sent, so that its length does not matter.
 */
export function mountExports(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>(
    '/operate/export/:id',
    { constraints: onConsoleHost },
    async (request, reply) => {
      const operator = await requireOperator(app, sessionCookie(request, reply).read(), request.ip);
      const reach = reachOf(await readRights(app.db, operator.operatorId), reportsExport.access);
      if (reach !== 'all' && reach.size === 0) throw refuse('operatorNotPermitted');
      const { id } = request.params;
      const { operatorId } = operator;
      const input = idPattern.test(id)
        ? await takeExport(app.db, { exportId: id, operatorId, now: app.clock.now() })
        : undefined;
      if (!input) throw refuse('notFound');
      const span = await spanOf(app, reach === 'all' ? 'all' : [...reach], input);
      const rows = fileRows(app, span, input);
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="${fileName(input)}"`);
      reply.type(fileTypes[input.format]);
      return reply.send(fileOf(rows, input));
    },
  );
}

/** What the file of a report is called. */
export function fileName({ report, day_from, day_to, format }: ExportInput): string {
  return `${report}-${day_from}-${day_to}.${format}`;
}

/** The rows of a report as a file, which is written while it is read. */
export function fileOf(rows: AsyncIterable<readonly Cell[]>, { format, report }: ExportInput): Readable {
  return format === 'csv' ? csvOf(rows) : xlsxOf(rows, report);
}

/** With a byte order mark, without which a spreadsheet does not read it as UTF-8. */
function csvOf(rows: AsyncIterable<readonly Cell[]>): Readable {
  const file = stringify({ bom: true });
  const source = Readable.from(rows);
  source.on('error', (error) => file.destroy(error));
  // A reader who goes away ends the reading from the database.
  file.on('close', () => source.destroy());
  return source.pipe(file);
}

function xlsxOf(rows: AsyncIterable<readonly Cell[]>, name: string): Readable {
  async function* cells(): AsyncGenerator<Cell[]> {
    for await (const row of rows) yield [...row];
  }
  return Readable.from(writeXlsxStream(cells(), { name, freezePane: { rows: 1 } }));
}
