import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from './app.ts';
import type { Config } from '../kernel/config.ts';
import { keptMessages } from '../players/delivery/outbox.ts';
import { hostOf } from './request-facts.ts';
import { parseBody } from './serve.ts';
import { isThisMachine } from './this-machine.ts';

const querySchema = z.object({ recipient: z.string().max(254).default('') });

const shownMessages = 50;

/** True in a demo that trusts no proxy. Behind a proxy, strangers would look like local users. */
export function hasDevOutbox(config: Pick<Config, 'MARQUEE_ENV' | 'TRUST_PROXY'>): boolean {
  return config.MARQUEE_ENV !== 'production' && config.TRUST_PROXY === false;
}

/**
 * Shows the SMS and e-mails that a demo would have sent, newest first: as a page at `/_dev/outbox` and as JSON at
 * `/_dev/outbox.json?recipient=…`. Only users on the demo's own machine may read it, because a code in it gives access
 * to an account.
 */
export function mountDevOutbox(server: FastifyInstance, app: App): void {
  async function messages(host: string, recipient: string) {
    const site = await app.sites.byDomain(host);
    const rows = await keptMessages(app.db, site.siteId, { recipient, atMost: shownMessages });
    return { siteName: site.shown.site_name, rows };
  }

  server.get('/_dev/outbox.json', { preHandler: refuseStrangers }, async (request, reply) => {
    const { recipient } = parseBody(querySchema, request.query);
    const { rows } = await messages(hostOf(request).name, recipient);
    return reply.header('cache-control', 'no-store').send({ messages: rows });
  });

  server.get('/_dev/outbox', { preHandler: refuseStrangers }, async (request, reply) => {
    const { recipient } = parseBody(querySchema, request.query);
    const { siteName, rows } = await messages(hostOf(request).name, recipient);
    const list = rows
      .map(
        (
          row,
        ) => `<li><header><b>${escapeHtml(row.channel === 'sms' ? 'SMS' : 'E-mail')}</b> to ${escapeHtml(row.recipient)}
          <time datetime="${row.created_at.toISOString()}">${row.created_at.toISOString().slice(11, 19)} UTC</time></header>
          <p>${escapeHtml(row.body)}</p></li>`,
      )
      .join('');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Outbox of ${escapeHtml(siteName)}</title><style>
body{margin:0;background:#101216;color:#e9ebf0;font:16px/1.5 system-ui,sans-serif}main{max-width:44rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.4rem}p.note{color:#a8adba}ul{list-style:none;padding:0;display:grid;gap:.75rem}
li{background:#1a1d24;border:1px solid #2b303b;border-radius:12px;padding:1rem}header{display:flex;gap:.5rem;color:#a8adba;font-size:.875rem}
time{margin-left:auto}li p{margin:.5rem 0 0;font-size:1.05rem}</style></head><body><main>
<h1>Outbox of ${escapeHtml(siteName)}</h1>
<p class="note">Demo mode: what would have been sent to phones and mailboxes. Reload to see what is new.</p>
${rows.length > 0 ? `<ul>${list}</ul>` : '<p>Nothing has been sent yet.</p>'}</main></body></html>`);
  });
}

async function refuseStrangers(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!isThisMachine(request)) await reply.code(404).send();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
