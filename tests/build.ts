import { fileURLToPath } from 'node:url';
import { BUILDS, buildStale } from '../tools/start/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
let built: Promise<void> | undefined;

/**
 * Builds what is older than its sources, once in a process. The runner has done so before any test, and the set-up of the browser tests does
 * it for those that are run by themselves: two processes must not build at a time, and a test must not build what another is loading.
 */
export function buildForTests(): Promise<void> {
  built ??= buildStale({ root, builds: BUILDS, log: () => undefined });
  return built;
}
