import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { factsOf } from '@marquee/themes/registry.ts';
import { launchChromium } from '../../tests/browser.ts';
import { beginScript } from '../command/command.ts';
import { demoBrands } from '../demo-brands.ts';
import { liveADay, ownExamples, signInDemoPlayer } from './demo-player.ts';
import { findSite } from './find-site.ts';
import { photographSite, sizes, type Photograph } from './photograph.ts';
import { layOutFigures } from './sheet.ts';
import { siteRoutes } from './site-routes.ts';

/**
 * `npm run shots:distinct`: photographs the pages by which templates are told apart, without logos, and lays out all templates side by
 * side in greys: one sheet for each page and size, in `.cache/shots/distinct/`. Who cannot tell two templates apart changes one.
 */
const pages = ['/', '/slots', '/promotions', '/deposit', '/vip', '/bet-history', '/login', '/playnow'];
const values = beginScript(
  `npm run shots:distinct -- [--route </path>]

Lays out a page of all templates side by side, in greys and without logos, into .cache/shots/distinct; of the Marquee at SITE_URL, or of one
of its own.`,
  { route: { type: 'string', multiple: true } },
);
const wanted = values.route ?? pages;
const directory = fileURLToPath(new URL('../../.cache/shots/distinct/', import.meta.url));
const closers: (() => Promise<unknown>)[] = [];

try {
  const siteUrl = await findSite(closers);
  const browser = await launchChromium();
  closers.push(() => browser.close());
  await rm(directory, { recursive: true, force: true });
  const taken: { template: string; photographs: readonly Photograph[] }[] = [];
  for (const { template, host } of await demoBrands()) {
    const origin = new URL(siteUrl);
    origin.hostname = host;
    const player = await signInDemoPlayer(origin.origin);
    await liveADay(player);
    const routes = siteRoutes(await ownExamples(origin.origin)).filter(({ pattern }) =>
      wanted.includes(pattern),
    );
    const photographs = await photographSite({
      browser,
      player,
      routes,
      directory: join(directory, template),
      asksToSignIn: factsOf(template)?.login !== 'page',
      withoutLogos: true,
      onDone: (title) => console.log(`${template} ${title}`),
    });
    taken.push({ template, photographs });
  }
  const byNumber = taken.toSorted(
    (a, b) => (factsOf(a.template)?.number ?? 0) - (factsOf(b.template)?.number ?? 0),
  );
  for (const route of wanted) {
    for (const [index, { name, viewport }] of sizes.entries()) {
      const height = name === 'phone' ? 420 : 260;
      const width = Math.round((viewport.width * height) / viewport.height);
      const figures = byNumber.map(({ template, photographs }) => ({
        caption: template,
        pictures: photographs
          .filter(({ title }) => title === route)
          .map(({ files }) => ({ file: `${template}/${files[index]}`, width, height })),
      }));
      const page = route === '/' ? 'home' : route.slice(1);
      const sheet = { title: `${page}, ${name}`, directory, name: `${page}-${name}`, figures, isGrey: true };
      console.log(await layOutFigures(browser, sheet));
    }
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
