import { Writable } from 'node:stream';
import fastify from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logRequests } from './request-log.ts';

test('a request that was answered is one line of the log; a file of a page is none', async () => {
  const lines: unknown[] = [];
  const log = pino(
    new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)));
        done();
      },
    }),
  );
  const server = fastify({ genReqId: () => 'request-1' });
  logRequests(server, log);
  server.get('/slots', async (_request, reply) => reply.code(404).send('none'));
  server.get('/assets/x.js', { logLevel: 'warn' }, async () => 'x');
  await server.inject({ url: '/slots?sort=new', headers: { host: 'aurum.example' } });
  await server.inject('/assets/x.js');
  expect(lines).toEqual([
    expect.objectContaining({
      reqId: 'request-1',
      method: 'GET',
      host: 'aurum.example',
      url: '/slots?sort=new',
      status: 404,
      duration_ms: expect.any(Number),
      msg: 'request',
    }),
  ]);
  await server.close();
});
