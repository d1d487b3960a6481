import type { z } from 'zod';
import type { revisionSchema } from '@marquee/contract/site-documents.ts';
import type { listRevisions } from '../sites/documents/revisions.ts';
import { shownJson } from './shown-json.ts';

type Row = Awaited<ReturnType<typeof listRevisions>>[number];

/** A change as the console shows it. */
export function showRevision(row: Row): z.input<typeof revisionSchema> {
  return {
    revision_id: row.revision_id,
    document: row.document,
    operator_name: row.operator_name,
    at: row.at.toISOString(),
    before: shownJson(row.before),
    after: shownJson(row.after),
    restores: row.restores,
  };
}
