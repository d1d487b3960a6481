import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestConstellation, type TestConstellation } from '../constellation.ts';

let marquee: TestConstellation;
beforeAll(async () => {
  marquee = await startTestConstellation();
});
afterAll(() => marquee.close());

interface Page {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly html: string;
}

/** Ask for a page as a browser would that resolved the host to this machine. */
function page(host: string, path: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: marquee.port,
        path,
        headers: { ...headers, host: `${host}:${marquee.port}` },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const html = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, html });
        });
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

test.each([
  ['localhost', 'template-casino1 theme-gold', 'Aurum Palace'],
  ['aurum.localhost', 'template-casino1 theme-gold', 'Aurum Palace'],
  ['meridian.localhost', 'template-casino1 theme-sapphire', 'Meridian Club'],
  ['tropico.localhost', 'template-slot2 theme-canopy', 'Tropico Run'],
  ['fiesta.localhost', 'template-slot5 theme-sampaguita', 'Fiesta Hall'],
  ['bonbon.localhost', 'template-slot1 theme-bubblegum', 'Bonbon Bay'],
  ['andaman.localhost', 'template-slot4 theme-lagoon', 'Andaman'],
  ['nightjar.localhost', 'template-casino5 theme-slate', 'Nightjar'],
  ['yokocho.localhost', 'template-casino3 theme-magenta', 'Yokocho'],
  ['borealis.localhost', 'template-casino8 theme-aurora', 'Borealis'],
  ['saola.localhost', 'template-casino9 theme-graphite', 'Saola'],
  ['zatlan.localhost', 'template-slot6 theme-primary', 'Zatlan'],
  ['ruyi.localhost', 'template-casino4 theme-vermilion', 'Ruyi House'],
  ['bugan.localhost', 'template-slot7 theme-signal', 'Bugan'],
  ['gerbang.localhost', 'template-casino6 theme-imperial-gold', 'Gerbang'],
  ['madang.localhost', 'template-casino7 theme-crimson', 'Madang'],
])(
  'S9.20 the first response of %s carries its theme, title and start-up data',
  async (host, classes, name) => {
    const { status, html } = await page(host, '/');
    expect(status).toBe(200);
    expect(/<html[^>]*class="([^"]*)"/.exec(html)?.[1]).toContain(classes);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(name);
    expect(html).toContain('/playnow?provider_code=MARQUEE&amp;game_code=');
    expect(html).toMatch(/<link[^>]*rel="canonical"/);
  },
);

test('S2.13 a language stands before the path, or in the cookie', async () => {
  const languageOf = ({ html }: Page) => /<html[^>]*lang="([^"]*)"/.exec(html)?.[1];
  expect(languageOf(await page('localhost', '/'))).toBe('en');
  expect(languageOf(await page('localhost', '/cn/slots'))).toBe('zh');
  expect(languageOf(await page('localhost', '/php'))).toBe('fil');
  expect(languageOf(await page('localhost', '/slots', { cookie: 'language=CN' }))).toBe('zh');
  expect(languageOf(await page('localhost', '/slots', { cookie: 'language=MMK' }))).toBe('en');
});

test('S3.15 every page has its title in the language of the page', async () => {
  const titleOf = ({ html }: Page) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const site = 'Aurum Palace';
  for (const path of [
    '',
    '/slots',
    '/hot',
    '/about',
    '/banking',
    '/faqs',
    '/responsible-gaming',
    '/privacy-policy',
    '/term-condition',
    '/contact-us',
    '/download',
    '/fairness',
    '/providers',
    '/news',
    '/promotions',
    '/vip',
    '/offline',
    '/login',
    '/register',
    '/forgot-password',
    '/deposit',
    '/withdrawal',
    '/minigame',
  ]) {
    const chinese = titleOf(await page('localhost', `/cn${path}`));
    expect(chinese, path).toMatch(/\p{Script=Han}/u);
    expect(chinese.replace(site, '').match(/[A-Za-z]{2,}/g) ?? [], path).toEqual(
      path === '/vip' ? ['VIP'] : [],
    );
  }
  expect(titleOf(await page('localhost', '/faqs'))).toBe(`Questions and answers · ${site}`);
  expect(titleOf(await page('localhost', '/php/login'))).toBe(`Mag-sign in · ${site}`);
});

test('S3.12 a CMS page is in Chinese on a Chinese page', async () => {
  const { html } = await page('localhost', '/cn/about');
  expect(html).toContain('关于我们');
  expect(html).toContain('Aurum Palace 是');
  expect(html).not.toContain('Who we are');
});

test('S2.6 S8.12 an unknown path says so, with its status and a way back', async () => {
  const { status, html } = await page('localhost', '/no/such/page');
  expect(status).toBe(404);
  expect(html).toContain('Page not found: /no/such/page');
  expect(html).toMatch(/<a[^>]*href="\/"/);
});

test('a domain that no site has gets no site', async () => {
  const { status, html } = await page('unknown.example', '/');
  expect(status).toBe(404);
  expect(html).not.toContain('Aurum Palace');
});

test('every inline script is the one that the policy names, and nothing else may run', async () => {
  const { html, headers } = await page('localhost', '/slots');
  const policy = String(headers['content-security-policy']);
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, code = ''] of scripts) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(html).not.toMatch(/ nonce="/);
});

test('the policy names the own socket, and the origins that the operator states for their scripts', async () => {
  const before = String((await page('meridian.localhost', '/slots')).headers['content-security-policy']);
  expect(before).toContain(`connect-src 'self' ws://meridian.localhost:${marquee.port};`);
  await changed(`insert into sites.analytics_script (site_id, position, section, script, origins)
    select site_id, 0, 'HEAD', 'load()', '{https://*.measure.example}' from sites.site where site_code = 'meridian'`);
  const policy = String((await page('meridian.localhost', '/slots')).headers['content-security-policy']);
  for (const directive of ['script-src', 'connect-src', 'img-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://\\*\\.measure\\.example`));
  }
  await changed('delete from sites.analytics_script');
});

test('a script that came in with a text is not permitted', async () => {
  const { rows } = await marquee.owner.query<{ news_code: string }>(
    `update rewards.news set body = '{"EN": "<p>News</p><script>smuggled()</script>"}', expires_at = null
     where site_id = (select site_id from sites.site where site_code = 'aurum') and published_at < now() returning news_code`,
  );
  const { html, headers } = await page('localhost', `/news/${rows[0]?.news_code}`);
  expect(html).toContain('<script>smuggled()</script>');
  const smuggled = createHash('sha256').update('smuggled()').digest('base64');
  expect(String(headers['content-security-policy'])).not.toContain(smuggled);
});

test('the order of the layers is said before any style sheet that a later page may bring', async () => {
  const { html } = await page('localhost', '/');
  const sheet = await readFile(new URL('../../ui/base.css', import.meta.url), 'utf8');
  const [said = ''] = sheet.split('\n');
  const order = html.indexOf(`<style>${said.replaceAll(', ', ',')}`);
  expect(order).toBeGreaterThan(0);
  expect(order).toBeLessThan(html.indexOf('rel="stylesheet"'));
});

/** Changes rows of a site, and waits until the server has heard of it. */
async function changed(statement: string): Promise<void> {
  const heard = new Promise<void>((resolve) => marquee.marquee.app.sites.onForget(() => resolve()));
  await marquee.owner.query(statement);
  await heard;
}

/** Changes the site's own row. */
function setSite(change: string): Promise<void> {
  return changed(`update sites.site set ${change} where site_code = 'meridian'`);
}

test('a page is kept, and made anew when the site changes', async () => {
  expect((await page('meridian.localhost', '/')).html).toContain('theme-sapphire');
  await setSite("theme_color = 'ruby'");
  expect((await page('meridian.localhost', '/')).html).toContain('theme-ruby');
});

test('S2.9 in maintenance only the maintenance layout is shown', async () => {
  await setSite("is_maintenance = true, maintenance_end = now() + interval '1 hour'");
  for (const path of ['/', '/slots', '/login']) {
    const { status, html } = await page('meridian.localhost', path);
    expect(status).toBe(503);
    expect(html).not.toContain('Dragon Fortune');
  }
});

test('robots.txt and the site map name the site by its own host', async () => {
  const origin = marquee.siteUrl('tropico.localhost');
  expect((await page('tropico.localhost', '/robots.txt')).html).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const map = await page('tropico.localhost', '/sitemap.xml');
  expect(map.headers['content-type']).toContain('application/xml');
  expect(map.html).toContain(`<loc>${origin}/slots</loc>`);
  expect(map.html).toContain('hreflang="zh"');
});

test('health for everybody, figures for nobody without a token', async () => {
  expect((await page('localhost', '/healthz')).status).toBe(200);
  expect((await page('localhost', '/metrics')).status).toBe(404);
});

test('a page that the browser has is not sent again, and one that changed is', async () => {
  await setSite(
    "status = 'active', is_maintenance = false, maintenance_start = null, maintenance_end = null, theme_color = 'sapphire'",
  );
  const first = await page('meridian.localhost', '/vip');
  const etag = String(first.headers['etag']);
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  const again = await page('MERIDIAN.localhost', '/vip?utm_source=mail', { 'if-none-match': etag });
  expect([again.status, again.html, again.headers['etag']]).toEqual([304, '', etag]);
  await setSite("theme_color = 'ruby'");
  const changedPage = await page('meridian.localhost', '/vip', { 'if-none-match': etag });
  expect(changedPage.status).toBe(200);
  await setSite("theme_color = 'sapphire'");
});
