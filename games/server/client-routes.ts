/** Serves the game client's page and files, and the games' pictures and sound. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type House, isInRoom } from './house.ts';
import { pagesCss } from './html.ts';

const gamesFolder = fileURLToPath(new URL('..', import.meta.url));
const clientFolder = join(gamesFolder, 'build', 'client');

/**
 * What a page of this server may load: itself only. Frames are allowed where the operator's sites are.
 * Inline styles are those that the client sets on elements by script, which this policy does not cover.
 */
function contentSecurityPolicy(publicUrl: string, frameAncestors: readonly string[]): string {
  // Named, because not every browser takes a WebSocket of the same host for 'self'.
  const socket = new URL(publicUrl).origin.replace(/^http/, 'ws');
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `media-src 'self' blob:`,
    `connect-src 'self' ${socket} data: blob:`,
    `worker-src 'self' blob:`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(' ') : `'none'`}`,
  ].join('; ');
}

/** The name under which the cues are served that games without sounds of their own share. */
const sharedSound = 'kit';

/** Music that games share: that of their kind, and the tables' at which poker is played. */
const kindsWithMusic = new Set(['instant', 'crash', 'table', 'poker']);

/** The page that games of a kind are played on. */
const pageOf = {
  slot: 'index.html',
  instant: 'table.html',
  table: 'table.html',
  crash: 'room.html',
  live: 'room.html',
} as const;

const pages = new Map<string, string>();

/** A page of the built client, read once. */
export async function readClientPage(
  name: 'index.html' | 'table.html' | 'room.html' | 'check.html',
): Promise<string> {
  const read = pages.get(name) ?? (await readFile(join(clientFolder, name), 'utf8'));
  pages.set(name, read);
  return read;
}

/** Adds `/play/<code>`, `/play-client/*`, `/art/<code>/*`, `/sound/<code>/*` and the headers that all answers carry. */
export async function addClientRoutes(
  server: FastifyInstance,
  house: House,
  allowedFrameAncestors: () => Promise<readonly string[]>,
): Promise<void> {
  server.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': contentSecurityPolicy(house.publicUrl, await allowedFrameAncestors()),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    });
  });

  await server.register(fastifyStatic, { root: gamesFolder, serve: false });
  const artParams = z.object({ code: z.string(), '*': z.string().regex(/^[\w@.-]+$/) });
  server.get('/art/:code/*', async (request, reply) => {
    const params = artParams.safeParse(request.params);
    if (!params.success || !house.games.has(params.data.code)) return reply.callNotFound();
    void reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    });
    return reply.sendFile(params.data['*'], join(gamesFolder, params.data.code, 'art'), {
      maxAge: '1d',
      immutable: false,
    });
  });

  const soundParams = z.object({ code: z.string(), file: z.string().regex(/^[a-zA-Z]+\.(opus|m4a|json)$/) });
  server.get('/sound/:code/:file', async (request, reply) => {
    const params = soundParams.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const { code, file } = params.data;
    if (code === sharedSound) {
      return reply.sendFile(file, join(gamesFolder, 'kit', 'client', 'sound', 'cues'), { maxAge: '1d' });
    }
    if (kindsWithMusic.has(code)) {
      return reply.sendFile(file, join(gamesFolder, 'kinds', code, 'sound'), { maxAge: '1d' });
    }
    if (!house.games.has(code)) return reply.callNotFound();
    return reply.sendFile(file, join(gamesFolder, code, 'sound'), { maxAge: '1d' });
  });

  // The client's files have hashes in their names and never change.
  if (existsSync(clientFolder)) {
    await server.register(fastifyStatic, {
      root: clientFolder,
      prefix: '/play-client/',
      decorateReply: false,
      index: false,
      maxAge: '365d',
      immutable: true,
      preCompressed: true,
    });
  }
  const playParams = z.object({ code: z.string() });
  server.get('/play/:code', async (request, reply) => {
    const params = playParams.safeParse(request.params);
    const game = params.success ? house.games.get(params.data.code) : undefined;
    if (!game) return reply.callNotFound();
    return reply
      .type('text/html')
      .header('cache-control', 'no-store')
      .send(await readClientPage(isInRoom(game) ? 'room.html' : pageOf[game.kind]));
  });
  server.get('/pages.css', (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=3600').send(pagesCss),
  );
}
