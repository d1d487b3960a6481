import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { popups } from '../../contract/api/settings/popups.ts';
import { contentGet } from '../../contract/operate/content/get.ts';
import { contentHistory } from '../../contract/operate/content/history.ts';
import { contentPreview } from '../../contract/operate/content/preview.ts';
import { contentPublish } from '../../contract/operate/content/publish.ts';
import { contentRestore } from '../../contract/operate/content/restore.ts';
import { contentSaveDraft } from '../../contract/operate/content/save_draft.ts';
import { contentUploadPicture } from '../../contract/operate/content/upload_picture.ts';
import type { ContentChange } from '../../contract/site-documents.ts';
import { announceHours } from '../../server/sites/documents/announce-hours.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

type Popup = Extract<ContentChange, { document: 'popups' }>['content'][number];

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
});
afterAll(() => platform.close());

const site_code = 'tropico';
const popup: Popup = {
  popup_id: 'tonight',
  is_on: true,
  title: { EN: 'Tonight', PHP: 'Ngayong gabi', CN: '' },
  body: { EN: '<p onclick="x()">Come <strong>in</strong>.<script>alert(1)</script></p>', PHP: '', CN: '' },
  image_url: '',
  button: { EN: '', PHP: '', CN: '' },
  href: '',
  audience: 'everyone',
  pages: ['home'],
  how_often: 'visit',
  show_from: null,
  show_until: null,
};

const publish = (content: Popup[], site = site_code) =>
  operate.call(contentPublish, { site_code: site, change: { document: 'popups', content } }, owner);

async function shown(input: { language?: 'EN' | 'PHP' | 'CN'; preview?: string; site?: string } = {}) {
  const { site = site_code, ...rest } = input;
  const answer = await platform.call(popups, { domain_name: `${site}.localhost`, ...rest });
  return answer.popups ?? [];
}

const titles = async () => (await shown()).map(({ title }) => title);

test('a popup is published, sanitised and in three languages, and is on the site within two seconds; it can be undone', async () => {
  expect(await shown()).toEqual([]);
  const published = await publish([popup, { ...popup, popup_id: 'off', is_on: false }]);
  expect(published).toMatchObject({ statusCode: 1 });
  await expect.poll(titles, { timeout: 2000, interval: 20 }).toEqual(['Tonight']);
  expect(await shown({ language: 'PHP' })).toEqual([
    {
      popup_id: 'tonight',
      title: 'Ngayong gabi',
      body: '<p>Come <strong>in</strong>.</p>',
      image_url: '',
      button: '',
      href: '',
      audience: 'everyone',
      pages: ['home'],
      how_often: 'visit',
    },
  ]);
  const { published: kept } = await operate.call(contentGet, { site_code, document: 'popups' }, owner);
  // What is kept is sanitised too, whoever reads it.
  expect(kept?.content).toMatchObject([
    { title: { CN: '' }, body: { EN: '<p>Come <strong>in</strong>.</p>' } },
    { popup_id: 'off', is_on: false },
  ]);
  const history = await operate.call(contentHistory, { site_code, document: 'popups' }, owner);
  expect(history.value).toMatchObject([{ document: 'popups', before: [] }]);
  await operate.call(contentRestore, { site_code, revision_id: published.revision_id ?? '' }, owner);
  await expect.poll(titles, { timeout: 2000 }).toEqual([]);
});

test('what does not fit together is refused in its field', async () => {
  const refused = async (change: Partial<Popup>, field: string) => {
    const answer = await publish([popup, { ...popup, popup_id: 'second', ...change }]);
    expect(answer.statusMessage, field).toBe('invalidInput');
    expect(answer.statusDetail, field).toEqual([
      expect.objectContaining({ field: `change.content.1.${field}` }),
    ]);
  };
  await refused({ popup_id: 'tonight' }, 'popup_id');
  await refused({ href: '/promotions' }, 'button.EN');
  await refused({ button: { EN: 'Look', PHP: '', CN: '' } }, 'href');
  await refused({ show_from: '2026-05-02T00:00:00Z', show_until: '2026-05-01T00:00:00Z' }, 'show_until');
  await refused({ image_url: '/brand/aurum/banner-1.avif' }, 'image_url');
  for (const change of [
    { href: 'https://elsewhere.example' },
    { href: '//elsewhere.example' },
    { pages: [] },
  ]) {
    const answer = await operate.post(
      contentPublish.path,
      { site_code, change: { document: 'popups', content: [{ ...popup, ...change }] } },
      { cookie: owner.cookie },
    );
    expect(answer.status, JSON.stringify(change)).toBe(400);
  }
  expect(await shown()).toEqual([]);
});

test('a picture is cut to its place, and hours begin and end by themselves', async () => {
  const picture = sharp({ create: { width: 1200, height: 1200, channels: 3, background: '#c33' } });
  const { url = '' } = await operate.call(
    contentUploadPicture,
    { site_code, place: 'popup', file: (await picture.jpeg().toBuffer()).toString('base64'), crop: null },
    owner,
  );
  expect(url).toMatch(/\/brand\/tropico\/popup-[0-9a-f]{8}\.avif/);
  const hour_ms = 3_600_000;
  const at = (from_ms: number) => new Date(Date.now() + from_ms);
  const timed = (from: Date | null, until: Date | null) =>
    publish([
      {
        ...popup,
        image_url: url,
        show_from: from?.toISOString() ?? null,
        show_until: until?.toISOString() ?? null,
      },
    ]);
  const from = at(hour_ms);
  await timed(at(-hour_ms), null);
  await expect.poll(async () => (await shown())[0]?.image_url, { timeout: 2000 }).toBe(url);
  await timed(null, at(-hour_ms));
  await expect.poll(titles, { timeout: 2000 }).toEqual([]);
  await timed(from, null);
  await expect.poll(titles, { timeout: 2000 }).toEqual([]);
  // When its hour comes, every node is told to read the site again.
  const { app } = platform.marquee;
  const siteId = (await app.sites.byDomain('tropico.localhost')).siteId;
  const told: (number | undefined)[] = [];
  app.sites.onForget((forgotten) => told.push(forgotten));
  await announceHours(app.db, new Date(from.getTime() + 1000));
  await expect.poll(() => told, { timeout: 2000 }).toContain(siteId);
  await publish([]);
});

test('a draft is shown to a preview of its own site alone', async () => {
  // Another site has a draft too, which a preview of this one must not show.
  for (const site of [site_code, 'aurum']) {
    await operate.call(
      contentSaveDraft,
      { site_code: site, change: { document: 'popups', content: [popup] }, publish_at: null },
      owner,
    );
  }
  const { url = '' } = await operate.call(contentPreview, { site_code, path: '/' }, owner);
  const preview = new URL(url).searchParams.get('preview') ?? '';
  expect(await shown({ preview })).toMatchObject([{ title: 'Tonight' }]);
  expect(await shown()).toEqual([]);
  expect(await shown({ preview: `${preview}x` })).toEqual([]);
  expect(await shown({ preview, site: 'aurum' })).toEqual([]);
});

test('the demo shows one popup, whose picture is its own', async () => {
  const [one, ...others] = await shown({ site: 'meridian' });
  expect(others).toEqual([]);
  expect(one).toMatchObject({ popup_id: 'club-welcome', audience: 'players', href: '/promotions' });
  expect(one?.image_url).toMatch(/^\/brand\/meridian\/promotion-welcome\.avif\?v=/);
});
