import type { z } from 'zod';
import type { contactMessageSchema } from '@marquee/contract/operator-message.ts';
import type { App } from '../http/app.ts';
import { refuse } from '../kernel/errors.ts';
import { maskEmail } from '../players/mask.ts';
import { viewPlayers } from '../players/operator-view.ts';
import { findMessage, type InboxMessage } from '../sites/contact-inbox.ts';
import { sitesOfQuery } from './site-filter.ts';

/** Messages as the console shows them, with the account of those who were signed in. */
export async function showMessages(
  app: Pick<App, 'db'>,
  rows: readonly InboxMessage[],
): Promise<z.infer<typeof contactMessageSchema>[]> {
  const ids = [...new Set(rows.flatMap(({ player_id }) => player_id ?? []))];
  const players = await viewPlayers(app.db, undefined, ids);
  return rows.map((row) => ({
    message_id: row.contact_message_id,
    site_code: row.site_code,
    player_id: row.player_id?.toString() ?? null,
    account_id: players.find(({ player_id }) => player_id === row.player_id)?.account_id ?? null,
    name: row.name,
    email_masked: maskEmail(row.email),
    topic: row.topic,
    message: row.message,
    state: row.state,
    assigned_to: row.assigned_to,
    created_at: row.created_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
  }));
}

/** A message of the sites. Throws `messageNotFound`, also for one of another site. */
export async function requireMessage(
  app: Pick<App, 'db'>,
  sites: 'all' | readonly number[],
  messageId: string,
): Promise<InboxMessage> {
  const found = await findMessage(app.db, sitesOfQuery(sites, undefined), messageId);
  if (!found) throw refuse('messageNotFound');
  return found;
}
