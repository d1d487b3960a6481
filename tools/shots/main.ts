import { beginScript } from '../command/command.ts';
import { demoBrands } from '../demo-brands.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { factsOf } from '@marquee/themes/registry.ts';
import { launchChromium } from '../../tests/browser.ts';
import { liveADay, ownExamples, signInDemoPlayer } from './demo-player.ts';
import { findSite } from './find-site.ts';
import { photographSite } from './photograph.ts';
import { layOut } from './sheet.ts';
import { siteRoutes } from './site-routes.ts';

/**
 * `npm run shots`: photographs every route in every template, on a phone and on a desktop, into
 * `.cache/shots/<template>/`, with a sheet of all of them. It starts its own Marquee, unless SITE_URL names a running
 * one. `-- --template slot2 --route /deposit` photographs less.
 */
const values = beginScript(
  `npm run shots -- [--template <code>] [--route </path>]

Photographs every route in every template into .cache/shots; of the Marquee at SITE_URL, or of one of its own.`,
  { template: { type: 'string', multiple: true }, route: { type: 'string', multiple: true } },
);
const directory = fileURLToPath(new URL('../../.cache/shots/', import.meta.url));
const closers: (() => Promise<unknown>)[] = [];

try {
  const siteUrl = await findSite(closers);
  const browser = await launchChromium();
  closers.push(() => browser.close());
  for (const { template, host } of await demoBrands()) {
    if (values.template && !values.template.includes(template)) continue;
    const origin = new URL(siteUrl);
    origin.hostname = host;
    const player = await signInDemoPlayer(origin.origin);
    await liveADay(player);
    const routes = siteRoutes(await ownExamples(origin.origin)).filter(
      ({ pattern }) => values.route?.includes(pattern) ?? true,
    );
    const target = join(directory, template);
    await rm(target, { recursive: true, force: true });
    let done = 0;
    const photographs = await photographSite({
      browser,
      player,
      routes,
      directory: target,
      asksToSignIn: factsOf(template)?.login !== 'page',
      onDone: (title) => console.log(`${template} ${(done += 1)}/${routes.length} ${title}`),
    });
    console.log(await layOut(browser, template, target, photographs));
  }
} finally {
  for (const close of closers.toReversed()) await close();
}
