import type { z } from 'zod';
import {
  documentKinds,
  documentStates,
  type documentStandings,
  type documentStandingSchema,
} from '@marquee/contract/documents.ts';
import type { App } from '../app.ts';
import { sql, type Database } from '../../kernel/database.ts';
import type { Minor } from '../../kernel/money.ts';

export type DocumentKind = (typeof documentKinds)[number];
export type DocumentState = (typeof documentStates)[number];
type Standing = (typeof documentStandings)[number];
type Shown = z.infer<typeof documentStandingSchema>;

interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

export function documentKindOf(text: string): DocumentKind {
  const kind = documentKinds.find((one) => one === text);
  if (!kind) throw new Error(`Unknown kind of document: ${text}`);
  return kind;
}

export function documentStateOf(text: string): DocumentState {
  return documentStates.find((state) => state === text) ?? 'waiting';
}

/**
 * How it stands with each kind of document that the site asks for. `asked` is a withdrawal that is being requested. A kind
 * is required once what the player has withdrawn in all, with what waits and what is asked for, reaches the rule's amount.
 */
export async function documentStanding(
  app: Pick<App, 'clock'>,
  db: Database,
  player: PlayerKey,
  asked: Minor = 0n,
): Promise<Shown[]> {
  const rules = await db
    .selectFrom('cashier.document_rule')
    .select(['kind', 'from_amount'])
    .where('site_id', '=', player.siteId)
    .execute();
  if (rules.length === 0) return [];
  const [documents, withdrawn] = await Promise.all([
    db
      .selectFrom('cashier.document')
      .select(['kind', 'state', 'reason', 'expires_on', 'created_at'])
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .orderBy('document_id', 'desc')
      .execute(),
    withdrawnInAll(db, player),
  ]);
  const today = app.clock.now().toISOString().slice(0, 10);
  return documentKinds.flatMap((kind) => {
    const rule = rules.find((one) => one.kind === kind);
    if (!rule) return [];
    const ofKind = documents.filter((one) => one.kind === kind);
    const [latest] = ofKind;
    const valid = ofKind.find(
      (one) => one.state === 'approved' && (one.expires_on === null || one.expires_on >= today),
    );
    return [
      {
        kind,
        standing: valid ? 'approved' : standingOf(latest?.state),
        is_required: withdrawn + asked >= rule.from_amount,
        sent_at: (valid ?? latest)?.created_at.toISOString() ?? null,
        reason: !valid && latest?.state === 'refused' ? latest.reason : '',
        expires_on: (valid ?? latest)?.expires_on ?? null,
      },
    ];
  });
}

/** The kinds that a withdrawal waits for. `asked` as in `documentStanding`. */
export async function missingDocuments(
  app: Pick<App, 'clock'>,
  db: Database,
  player: PlayerKey,
  asked: Minor = 0n,
): Promise<DocumentKind[]> {
  const standing = await documentStanding(app, db, player, asked);
  return standing.flatMap(({ kind, standing: how, is_required }) =>
    is_required && how !== 'approved' ? [kind] : [],
  );
}

/** An approved document that is not valid any more has expired. */
function standingOf(state: string | undefined): Standing {
  if (state === undefined) return 'missing';
  return state === 'approved' ? 'expired' : documentStateOf(state);
}

/** What a player has withdrawn and asked to withdraw; what was refused or came back does not count. */
async function withdrawnInAll(db: Database, player: PlayerKey): Promise<Minor> {
  const { sum } = await db
    .selectFrom('cashier.withdrawal')
    .select(sql<Minor>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('status', 'in', ['pending', 'paying', 'paid'])
    .executeTakeFirstOrThrow();
  return sum;
}
