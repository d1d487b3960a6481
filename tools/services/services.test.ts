import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  fetch(`${url}/analytics/view`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body,
  });

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
  const write = (body: object) =>
    fetch(`${url}/chat/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const ask = async (lang: string, text: string): Promise<string> => {
    const conversation = randomUUID();
    const stream = await fetch(
      `${url}/chat/events?${new URLSearchParams({ conversation, lang }).toString()}`,
    );
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(': open\n\n');
    expect((await write({ conversation, text: '' })).status).toBe(400);
    expect((await write({ conversation: randomUUID(), text })).status).toBe(404);
    expect((await write({ conversation, text })).status).toBe(204);
    const answer = (await reader?.read())?.value ?? '';
    await reader?.cancel();
    return answer;
  };
  expect(await ask('en', 'When does my withdrawal arrive?')).toContain('Withdrawal page');
  expect(await ask('zh', '怎么存款')).toContain('存款');
  expect(await ask('xx', 'hello')).toContain('a person would answer');
});
