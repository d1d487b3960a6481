import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { choosePort } from '../start/ports.ts';
import { createDemoServices, type DemoServices } from './services.ts';

let services: DemoServices;
let url: string;
beforeAll(async () => {
  const host = '127.0.0.1';
  const first = 20_000 + Math.floor(Math.random() * 20_000);
  const port = await choosePort({ host, asked: undefined, first, taken: [] });
  url = `http://127.0.0.1:${port}`;
  services = await createDemoServices({ port, host, publicUrl: url });
});
afterAll(() => services.close());

const beacon = (body: string) =>
  fetch(`${url}/analytics/view`, { method: 'POST', headers: { 'content-type': 'text/plain;charset=UTF-8' }, body });

test('S3.14 S7.29 page views are counted by site and path, and can be looked at', async () => {
  for (const path of ['/', '/slots', '/']) {
    expect((await beacon(JSON.stringify({ site: 'fiesta', path }))).status).toBe(204);
  }
  for (const wrong of ['', '{', '{}', '{"site":"","path":"/"}', '{"site":"x","path":"slots"}']) {
    expect((await beacon(wrong)).status, wrong).toBe(400);
  }
  expect(await (await fetch(`${url}/analytics/views.json`)).json()).toEqual([
    { site: 'fiesta', path: '/', views: 2 },
    { site: 'fiesta', path: '/slots', views: 1 },
  ]);
  await beacon(JSON.stringify({ site: '<b>', path: '/' }));
  const page = await (await fetch(`${url}/analytics`)).text();
  expect(page).toContain('<td>fiesta</td><td>/</td><td>2</td>');
  expect(page).not.toContain('<b>');
});

test('S1.4 the chat answers what is written, in the language of the page', async () => {
  const ask = async (lang: string, text: string): Promise<string> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/chat/socket?lang=${lang}`);
    await once(socket, 'open');
    const answered = once(socket, 'message');
    socket.send('not a message');
    socket.send(JSON.stringify({ text }));
    const [data]: unknown[] = await answered;
    socket.close();
    return String(data);
  };
  expect(await ask('en', 'When does my withdrawal arrive?')).toContain('Withdrawal page');
  expect(await ask('zh', '怎么存款')).toContain('存款');
  expect(await ask('xx', 'hello')).toContain('a person would answer');
});

test('a chat window does not run what its licence says', async () => {
  const page = await (await fetch(`${url}/chat/window?license=${encodeURIComponent('</script><b>')}`)).text();
  expect(page.match(/<\/script>/g)).toHaveLength(1);
});
