import type { App } from '@marquee/server/compose.ts';
import { markAnswered, openContactMessages } from '@marquee/server/sites/contact-message.ts';

export const messageUsage = `  npm run operator -- messages list
  npm run operator -- messages answered <message id> [--as <operator>]
`;

/** `id` is that of a message from the contact page. */
export type MessageCommand =
  | { readonly area: 'messages'; readonly name: 'list' }
  | { readonly area: 'messages'; readonly name: 'answered'; readonly id: string; readonly operator: string };

/** Read the words after `messages`. Returns what is wrong with them, if anything is. */
export function readMessageCommand(
  [name = 'list', id]: readonly string[],
  operator: string,
): MessageCommand | string {
  if (name === 'list') return { area: 'messages', name };
  if (name !== 'answered') return 'Then: list or answered';
  if (id === undefined || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    return 'Give the id, as the list shows it.';
  return { area: 'messages', name, id, operator };
}

/** What players and visitors wrote on the contact page, also if the e-mail to the site's address failed. */
export async function runOnMessages(
  app: Pick<App, 'db' | 'clock'>,
  command: MessageCommand,
): Promise<string[]> {
  if (command.name === 'answered') {
    const isMarked = await markAnswered(app, command.id, command.operator);
    return [isMarked ? 'Marked as answered.' : 'No open message has this id.'];
  }
  const open = await openContactMessages(app.db);
  if (open.length === 0) return ['No message waits for an answer.'];
  return open.flatMap(({ contact_message_id, created_at, site_code, name, email, topic, message }) => [
    [contact_message_id, created_at.toISOString().slice(0, 16), site_code, `${name} <${email}>`, topic].join(
      '  ',
    ),
    ...message.split('\n').map((line) => `    ${line}`),
  ]);
}
