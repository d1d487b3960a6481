import { startTestConstellation } from '../../tests/constellation.ts';
import setUpPostgres from '../../tests/global-setup.ts';

/** The address of the Marquee to photograph: that of SITE_URL, or of one started here, which `closers` end. */
export async function findSite(closers: (() => Promise<unknown>)[]): Promise<string> {
  const named = process.env['SITE_URL'];
  if (named) return named;
  console.log('Starting a Marquee to photograph …');
  const stopPostgres = await setUpPostgres();
  if (stopPostgres) closers.push(stopPostgres);
  const marquee = await startTestConstellation();
  closers.push(marquee.close);
  return marquee.url;
}
