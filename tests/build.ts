import { fileURLToPath } from 'node:url';
import { BUILDS, buildStale } from '../tools/start/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Builds what is older than its sources. The runner has done so before any test; a test that is run by itself does it here. It
 * must not build what is fresh: another test may be loading it.
 */
export async function buildForTests(): Promise<void> {
  await buildStale({ root, builds: BUILDS, log: () => undefined });
}
