import { boundConnections, connectionOptions } from '@marquee/contract/connection-limits.ts';
import fastify from 'fastify';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { answerTo } from './chat-answer.ts';
import { trackingScript } from './chat-script.ts';
import { chatLanguage, chatWindow } from './chat-window.ts';
import { createViews, measuringScript, viewsPage } from './views.ts';

/** What operators buy from others, in small for the demo: a live chat that answers, and analytics that count page views. */
export interface DemoServices {
  readonly port: number;
  close(): Promise<void>;
}

const viewSchema = z.object({ site: z.string().min(1).max(100), path: z.string().startsWith('/').max(200) });
const messageSchema = z.object({ text: z.string().min(1).max(500) });
const socketQuerySchema = z.object({ lang: z.string().optional() });
const windowQuerySchema = z.object({ lang: z.string().optional(), license: z.string().max(64).default('') });
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
    const { lang, license } = windowQuerySchema.parse(request.query);
    return reply.type(html).send(chatWindow(chatLanguage(lang), license));
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

  const sockets = new WebSocketServer({ noServer: true, maxPayload: message_bytes });
  server.server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname !== '/chat/socket') return socket.destroy();
    const query = socketQuerySchema.parse(Object.fromEntries(url.searchParams));
    sockets.handleUpgrade(request, socket, head, (opened) => {
      opened.on('message', (data) => {
        const message = messageSchema.safeParse(jsonOf(Buffer.isBuffer(data) ? data.toString() : ''));
        if (message.success) {
          opened.send(JSON.stringify({ text: answerTo(message.data.text, chatLanguage(query.lang)) }));
        }
      });
      opened.on('error', () => opened.terminate());
    });
  });
  await server.listen({ port: options.port, host: options.host });
  return {
    port: options.port,
    close: async () => {
      for (const socket of sockets.clients) socket.terminate();
      await server.close();
    },
  };
}

function jsonOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text;
  } catch {
    return undefined;
  }
}
