import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startup } from '../../contract/api/startup.ts';
import { contentDiscardDraft } from '../../contract/operate/content/discard_draft.ts';
import { contentGet } from '../../contract/operate/content/get.ts';
import { contentHistory } from '../../contract/operate/content/history.ts';
import { contentPublish } from '../../contract/operate/content/publish.ts';
import { contentRestore } from '../../contract/operate/content/restore.ts';
import { contentSaveDraft } from '../../contract/operate/content/save_draft.ts';
import { contentUploadPicture } from '../../contract/operate/content/upload_picture.ts';
import { sitesCheckDomain } from '../../contract/operate/sites/check_domain.ts';
import { sitesCreate } from '../../contract/operate/sites/create.ts';
import { sitesGet } from '../../contract/operate/sites/get.ts';
import { sitesList } from '../../contract/operate/sites/list.ts';
import { sitesPreview } from '../../contract/operate/sites/preview.ts';
import { sitesRestore } from '../../contract/operate/sites/restore.ts';
import { sitesSave } from '../../contract/operate/sites/save.ts';
import type { ContentChange, SettingsChange } from '../../contract/site-documents.ts';
import { importBrands, seed } from '../../database/seed.ts';
import { publishDue } from '../../server/console/publish-due.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { postJson } from '../post-json.ts';

const brandsDirectory = fileURLToPath(new URL('../../brands', import.meta.url));

let platform: TestPlatform;
let operate: TestConsole;
let owner: TestOperator;
let ofAurum: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  await signIn('first');
});
afterAll(() => platform.close());

/** An owner, and a manager of one site. */
async function signIn(name: string): Promise<void> {
  owner = await operate.newOperator(`owner.${name}@example.com`, [{ role: 'owner', siteId: null }]);
  const { rows } = await platform.owner.query<{ site_id: number }>(
    "select site_id from sites.site where site_code = 'aurum'",
  );
  ofAurum = await operate.newOperator(`manager.${name}@example.com`, [
    { role: 'manager', siteId: rows[0]?.site_id ?? 0 },
  ]);
}

async function shownSite(host: string) {
  const { body } = await postJson({ port: platform.marquee.port, host }, startup.path, { domain_name: host });
  return startup.answer.parse(body);
}

type Banners = Extract<ContentChange, { document: 'banners' }>['content'];

async function bannersOf(site_code: string): Promise<Banners> {
  const { published } = await operate.call(contentGet, { site_code, document: 'banners' }, owner);
  if (published?.document !== 'banners') throw new Error('no banners');
  return published.content;
}

async function photograph(): Promise<string> {
  const picture = sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#c33' } });
  return (await picture.jpeg().toBuffer()).toString('base64');
}

test('a banner is uploaded, cut to its size and published; the site has it within two seconds, and it can be undone', async () => {
  const before = await bannersOf('tropico');
  const upload = async (place: 'banner' | 'banner_mobile') => {
    const crop = { x: 0.1, y: 0, width: 0.5, height: 0.4 };
    const file = await photograph();
    const answer = await operate.call(
      contentUploadPicture,
      { site_code: 'tropico', place, file, crop },
      owner,
    );
    return answer.url ?? '';
  };
  const [image_url, image_mobile_url] = [await upload('banner'), await upload('banner_mobile')];
  const served = await fetched('tropico.localhost', image_url);
  expect(await sharp(served).metadata()).toMatchObject({ width: 1600, height: 600, format: 'heif' });
  const banner = {
    image_url,
    image_mobile_url,
    href: '/slots',
    title: { EN: 'A new night', PHP: '', CN: '' },
    body: { EN: 'Come in.', PHP: '', CN: '' },
    is_on: true,
    show_from: null,
    show_until: null,
  };
  expect((await shownSite('tropico.localhost')).site.banners).toHaveLength(before.length);
  const published = await operate.call(
    contentPublish,
    { site_code: 'tropico', change: { document: 'banners', content: [banner, ...before] } },
    owner,
  );
  expect(published).toMatchObject({ statusCode: 1 });
  await expect
    .poll(async () => (await shownSite('tropico.localhost')).site.banners[0]?.title['CN'], { timeout: 2000 })
    .toBe('A new night');
  const history = await operate.call(contentHistory, { site_code: 'tropico' }, owner);
  expect(history.value).toEqual([
    expect.objectContaining({
      document: 'banners',
      operator_name: 'Name of owner.first@example.com',
      before: before,
      revision_id: published.revision_id,
    }),
  ]);
  await operate.call(
    contentRestore,
    { site_code: 'tropico', revision_id: published.revision_id ?? '' },
    owner,
  );
  expect(await bannersOf('tropico')).toEqual(before);
  expect(
    await operate.call(
      contentPublish,
      { site_code: 'tropico', change: { document: 'banners', content: before } },
      owner,
    ),
  ).toMatchObject({ statusMessage: 'documentUnchanged' });
});

async function fetched(host: string, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: platform.marquee.port, path, headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
      response.on('error', reject);
    });
  });
}

test('what is no picture is refused, and a picture of another site cannot stand in a banner', async () => {
  for (const file of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('no picture')]) {
    const input = { site_code: 'aurum', place: 'news' as const, file: file.toString('base64'), crop: null };
    expect(await operate.call(contentUploadPicture, input, owner)).toMatchObject({
      statusMessage: 'pictureUnreadable',
    });
  }
  const [foreign] = await bannersOf('tropico');
  expect(
    await operate.call(
      contentPublish,
      { site_code: 'aurum', change: { document: 'banners', content: foreign ? [foreign] : [] } },
      owner,
    ),
  ).toMatchObject({ statusMessage: 'invalidInput' });
});

test('a draft is seen by nobody until its time, is published then, and markup that pages may not hold is gone', async () => {
  const at = new Date(platform.clock.now().getTime() + 3_600_000);
  const content = {
    shown: true,
    EN: '<h2>About</h2><p onclick="x()">Us<script>alert(1)</script></p>',
    PHP: '',
    CN: '',
  };
  await operate.call(
    contentSaveDraft,
    {
      site_code: 'aurum',
      change: { document: 'about_us', content },
      publish_at: at.toISOString(),
    },
    ofAurum,
  );
  const { app } = platform.marquee;
  const about = async () => {
    const { published } = await operate.call(contentGet, { site_code: 'aurum', document: 'about_us' }, owner);
    return published?.document === 'about_us' ? published.content.EN : '';
  };
  await publishDue(app);
  expect(await about()).not.toContain('Us</p>');
  platform.clock.advance(3_700_000);
  await publishDue(app);
  // Their sessions have ended meanwhile.
  await signIn('later');
  expect(await about()).toBe('<h2>About</h2><p>Us</p>');
  const { rows } = await platform.owner.query(
    "select operator_name, reason from operators.audit_entry where call = 'content/publish' order by entry_id desc limit 1",
  );
  expect(rows).toEqual([{ operator_name: 'Name of manager.first@example.com', reason: 'scheduled' }]);
  expect(
    await operate.call(contentDiscardDraft, { site_code: 'aurum', document: 'about_us' }, owner),
  ).toMatchObject({ statusMessage: 'draftNotFound' });
});

test('a setting holds at once and can be undone; the currency stays once there are players', async () => {
  const save = (site_code: string, change: SettingsChange) =>
    operate.call(sitesSave, { site_code, change }, owner);
  const saved = await save('tropico', {
    document: 'look',
    content: { theme_code: 'casino2', theme_color: 'coral' },
  });
  await expect
    .poll(async () => (await shownSite('tropico.localhost')).site.theme_color, { timeout: 2000 })
    .toBe('coral');
  await operate.call(sitesRestore, { site_code: 'tropico', revision_id: saved.revision_id ?? '' }, owner);
  await expect
    .poll(async () => (await shownSite('tropico.localhost')).site.theme_code, { timeout: 2000 })
    .toBe('slot2');
  expect(
    await save('tropico', { document: 'look', content: { theme_code: 'casino2', theme_color: 'gold' } }),
  ).toMatchObject({ statusMessage: 'invalidThemeColor' });
  expect(
    await save('tropico', { document: 'domains', content: { domains: ['aurum.localhost'] } }),
  ).toMatchObject({ statusMessage: 'domainTaken' });
  const euros: SettingsChange = { document: 'currency', content: { currency: 'EUR' } };
  expect(await save('tropico', euros)).toMatchObject({ statusCode: 1 });
  await save('tropico', { document: 'currency', content: { currency: 'PHP' } });
  await platform.newPlayer('first.player', 'tropico.localhost');
  expect(await operate.call(sitesGet, { site_code: 'tropico' }, owner)).toMatchObject({
    currency_fixed: true,
  });
  expect(await save('tropico', euros)).toMatchObject({ statusMessage: 'currencyFixed' });
});

test('where a site is found elsewhere, its apps and its chat are changed together', async () => {
  const content = {
    social_accounts: [{ name: 'Facebook', href: 'https://facebook.example/tropico', icon: 'facebook' }],
    android_sub: 'https://apps.example/tropico',
    ios_sub: '',
    live_chat_id: 'tropico-42',
  };
  const save = (live_chat_id: string) =>
    operate.call(
      sitesSave,
      { site_code: 'tropico', change: { document: 'socials', content: { ...content, live_chat_id } } },
      owner,
    );
  expect(await save(content.live_chat_id)).toMatchObject({ statusCode: 1 });
  await expect
    .poll(async () => (await shownSite('tropico.localhost')).live_chat.chat_id, { timeout: 2000 })
    .toBe('tropico-42');
  expect((await operate.call(sitesGet, { site_code: 'tropico' }, owner)).settings?.socials).toEqual(content);
  expect(await save('a<b')).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [expect.objectContaining({ field: 'change.content.live_chat_id' })],
  });
});

const newSite = {
  site_name: 'Golden Jeepney',
  site_code: 'jeepney',
  domain: 'jeepney.localhost',
  theme_code: 'slot5',
  theme_color: 'mangga',
  logo: null,
  currency: 'PHP',
  default_language: 'EN' as const,
  languages: ['EN' as const, 'PHP' as const],
  time_zone: 'Asia/Manila',
  country: 'PH',
  minimum_age: 21,
};

test('a brand is opened: its pages, pictures and games are there at once, and a player registers', async () => {
  expect(await operate.call(sitesCreate, newSite, owner)).toMatchObject({
    statusCode: 1,
    url: 'http://jeepney.localhost',
  });
  const { site } = await shownSite('jeepney.localhost');
  expect(site).toMatchObject({ site_name: 'Golden Jeepney', theme_code: 'slot5', currency: 'PHP' });
  expect(site.banners[0]?.title['EN']).toBe('Welcome to Golden Jeepney');
  const logo = await fetched('jeepney.localhost', site.logo1);
  expect(await sharp(logo).metadata()).toMatchObject({ format: 'svg', height: 104 });
  expect((await fetched('jeepney.localhost', site.banners[0]?.image_url ?? '')).length).toBeGreaterThan(
    5_000,
  );
  await platform.newPlayer('jeepney.player', 'jeepney.localhost');
  const { rows } = await platform.owner.query(
    "select gateway from cashier.deposit_method join sites.site using (site_id) where site_code = 'jeepney'",
  );
  expect(rows).toHaveLength(2);
  expect(await operate.call(sitesCreate, newSite, owner)).toMatchObject({ statusMessage: 'siteExists' });
  const again = { ...newSite, site_code: 'jeepney2' };
  expect(await operate.call(sitesCreate, again, owner)).toMatchObject({ statusMessage: 'domainTaken' });
});

test('a start brings brands that are not there, and never takes back what operators wrote', async () => {
  await operate.call(
    sitesSave,
    {
      site_code: 'aurum',
      change: { document: 'look', content: { theme_code: 'casino8', theme_color: 'polar' } },
    },
    owner,
  );
  await platform.owner.query("update sites.brand_import set file_checksum = 'of an older folder'");
  await platform.owner.query('delete from sites.brand_import');
  const lines: string[] = [];
  await seed({ ownerUrl: platform.ownerUrl, brandsDirectory, log: (line) => lines.push(line) });
  expect(lines).toEqual([]);
  expect((await shownSite('localhost')).site.theme_code).toBe('casino8');
  // An import that is asked for says what it would undo, and undoes it only when it is told to.
  const brands = [{ brandsDirectory, siteCode: 'aurum' }];
  const [held] = await importBrands({
    ownerUrl: platform.ownerUrl,
    brands,
    isProduction: false,
    wish: { now: new Date() },
  });
  expect(held?.topics.get('brand')).toBe('conflict');
  expect((await shownSite('localhost')).site.theme_code).toBe('casino8');
});

test('nothing of a foreign site is seen or changed', async () => {
  const { value } = await operate.call(sitesList, {}, ofAurum);
  expect(value?.map(({ site_code }) => site_code)).toEqual(['aurum']);
  const foreign = { site_code: 'tropico' };
  const look = { theme_code: 'casino1', theme_color: 'ruby' };
  const before = await bannersOf('tropico');
  const { value: history } = await operate.call(contentHistory, foreign, owner);
  const revision_id = history?.[0]?.revision_id ?? '';
  for (const answer of [
    await operate.call(contentGet, { ...foreign, document: 'banners' }, ofAurum),
    await operate.call(contentHistory, foreign, ofAurum),
    await operate.call(contentPublish, { ...foreign, change: { document: 'banners', content: [] } }, ofAurum),
    await operate.call(contentRestore, { ...foreign, revision_id }, ofAurum),
    await operate.call(sitesSave, { ...foreign, change: { document: 'look', content: look } }, ofAurum),
    await operate.call(sitesGet, foreign, ofAurum),
    await operate.call(sitesPreview, { ...foreign, look, name: null, drafts: false, path: '/' }, ofAurum),
    await operate.call(
      contentUploadPicture,
      { ...foreign, place: 'news', file: await photograph(), crop: null },
      ofAurum,
    ),
  ])
    expect(answer).toMatchObject({ statusMessage: 'siteNotFound' });
  // A change of a foreign site is not found under the site one may change.
  expect(await operate.call(contentRestore, { site_code: 'aurum', revision_id }, ofAurum)).toMatchObject({
    statusMessage: 'revisionNotFound',
  });
  expect(await operate.call(sitesCreate, { ...newSite, site_code: 'other' }, ofAurum)).toMatchObject({
    statusMessage: 'operatorNotPermitted',
  });
  expect(await bannersOf('tropico')).toEqual(before);
  const taken = await operate.call(sitesCheckDomain, { domain: 'tropico.localhost' }, ofAurum);
  expect(taken.taken_by).toBe('');
});
