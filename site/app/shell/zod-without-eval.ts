/**
 * A script for the head: Zod compiles its schemas with `new Function` where it may, which the page's content security
 * policy forbids and reports. It is told not to try before any of its modules is loaded, which is why `z.config` would be
 * too late.
 */
export const zodWithoutEval = 'globalThis.__zod_globalConfig={jitless:true}';
