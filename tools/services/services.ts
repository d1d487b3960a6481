import { boundConnections, connectionOptions } from '@marquee/contract/connection-limits.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerTo } from './chat-answer.ts';
import { trackingScript } from './chat-script.ts';
import { chatLanguage, chatWindow } from './chat-window.ts';
import { mountPushService } from './push-service.ts';
import { createViews, measuringScript, viewsPage } from './views.ts';

/** What others provide, in small for the demo: a live chat that answers, analytics that count page views, and a push service. */
export interface DemoServices {
  readonly port: number;
  close(): Promise<void>;
}

const viewSchema = z.object({ site: z.string().min(1).max(100), path: z.string().startsWith('/').max(200) });
const messageSchema = z.object({ conversation: z.uuid(), text: z.string().min(1).max(500) });
const streamQuerySchema = z.object({ conversation: z.uuid(), lang: z.string().optional() });
const windowQuerySchema = z.object({ lang: z.string().optional() });
const script = 'text/javascript; charset=utf-8';
const html = 'text/html; charset=utf-8';
const message_bytes = 4096;

/** Start the demo's services. They listen when this resolves. `publicUrl` is where browsers reach them. */
export async function createDemoServices(options: {
  port: number;
  host: string;
  publicUrl: string;
}): Promise<DemoServices> {
  const server = fastify({ ...connectionOptions(), forceCloseConnections: true, bodyLimit: message_bytes });
  boundConnections(server.server);
  const views = createViews();
  const origin = new URL(options.publicUrl).origin;

  server.get('/chat/tracking.js', async (_request, reply) => reply.type(script).send(trackingScript(origin)));
  server.get('/chat/window', async (request, reply) => {
    const { lang } = windowQuerySchema.parse(request.query);
    return reply.type(html).send(chatWindow(chatLanguage(lang)));
  });
  server.get('/analytics/measure.js', async (_request, reply) =>
    reply.type(script).send(measuringScript(origin)),
  );
  // A beacon is sent as plain text, which needs no permission of the browser to cross origins.
  server.post('/analytics/view', async (request, reply) => {
    const view = viewSchema.safeParse(jsonOf(request.body));
    if (!view.success) return reply.code(400).send();
    views.add(view.data.site, view.data.path);
    return reply.code(204).send();
  });
  server.get('/analytics/views.json', async () => views.list());
  server.get('/analytics', async (_request, reply) => reply.type(html).send(viewsPage(views)));
  server.get('/healthz', async () => ({ status: 'ok' }));

  mountChat(server);
  mountPushService(server, () => origin);
  await server.listen({ port: options.port, host: options.host });
  return {
    port: options.port,
    close: () => server.close(),
  };
}

/** Conversations at once, which is more than a demo has. */
const maxConversations = 200;
/** Between two signs of life on an open stream. */
const beat_ms = 20_000;

/** What a visitor writes is posted; what the desk answers comes on the conversation's open stream of events. */
function mountChat(server: FastifyInstance): void {
  const conversations = new Map<string, (text: string) => void>();
  server.get('/chat/events', async (request, reply) => {
    const query = streamQuerySchema.safeParse(request.query);
    if (!query.success) return reply.code(400).send();
    if (conversations.size >= maxConversations) return reply.code(503).send();
    const { conversation, lang } = query.data;
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': open\n\n');
    const answer = (text: string): void => {
      reply.raw.write(`data: ${JSON.stringify({ text: answerTo(text, chatLanguage(lang)) })}\n\n`);
    };
    conversations.set(conversation, answer);
    // A connection on which nothing is said for a minute is closed.
    const beat = setInterval(() => reply.raw.write(':\n\n'), beat_ms);
    request.raw.on('close', () => {
      clearInterval(beat);
      if (conversations.get(conversation) === answer) conversations.delete(conversation);
    });
    return reply;
  });
  server.post('/chat/messages', async (request, reply) => {
    const message = messageSchema.safeParse(request.body);
    if (!message.success) return reply.code(400).send();
    const answer = conversations.get(message.data.conversation);
    if (!answer) return reply.code(404).send();
    answer(message.data.text);
    return reply.code(204).send();
  });
}

function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}
