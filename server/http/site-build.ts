import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import type { PageInput } from '@marquee/contract/page.ts';
import { z } from 'zod';

/** The built site: React Router's build and the function that creates the context of a page. */
export interface SiteBuild {
  readonly build: ServerBuild;
  readonly createLoadContext: (page: PageInput) => RouterContextProvider;
}

export interface SiteSource {
  load(): Promise<SiteBuild>;
  /** The directory of the browser's files. Undefined if Vite serves them. */
  readonly clientDirectory: string | undefined;
  close(): Promise<void>;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';
const buildSchema = z.custom<ServerBuild>(
  (value) => typeof value === 'object' && value !== null && 'routes' in value && 'entry' in value,
  'a build of React Router',
);
const entrySchema = z.object({
  createLoadContext: z.custom<SiteBuild['createLoadContext']>(isFunction, 'the function createLoadContext'),
});

function readBuild(module: unknown): SiteBuild {
  const build = buildSchema.parse(module);
  return { build, createLoadContext: entrySchema.parse(build.entry.module).createLoadContext };
}

/** The site from its build. `load` throws if the site has not been built. */
export function builtSite(siteDirectory: string): SiteSource {
  const file = join(siteDirectory, 'build/server/index.js');
  let loading: Promise<SiteBuild> | undefined;
  return {
    load: () => {
      if (!existsSync(file)) throw new Error('The site is not built: run `npm start`, or `npm run build`');
      loading ??= import(pathToFileURL(file).href).then(readBuild);
      return loading;
    },
    clientDirectory: join(siteDirectory, 'build/client'),
    close: async () => undefined,
  };
}

/** The site from its sources through Vite, so that edits show at once. */
export async function developedSite(server: FastifyInstance, siteDirectory: string): Promise<SiteSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: siteDirectory,
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  const passOn = /^\/(api|_dev|brand|provider|gateway|metrics|healthz|realtime)(\/|$|\?|\.)/;
  server.addHook('onRequest', (request, reply, done) => {
    if (passOn.test(request.url)) done();
    else vite.middlewares(request.raw, reply.raw, () => done());
  });
  return {
    load: async () => readBuild(await vite.ssrLoadModule('virtual:react-router/server-build')),
    clientDirectory: undefined,
    close: () => vite.close(),
  };
}
