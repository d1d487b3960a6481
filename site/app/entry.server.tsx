import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { I18nProvider } from '@lingui/react';
import { themeFacts } from '@marquee/themes/registry.ts';
import { filesOf, loadTemplate } from '@marquee/themes/templates.ts';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { pageContext } from './page-input.ts';
import { ArrangementsContext } from './shell/arranged.tsx';
import { headScripts } from './shell/begin-after-paint.ts';
import { compactManifest } from './shell/compact-manifest.ts';
import { documentAssets, withAssets } from './shell/document-assets.ts';
import { takeOwnScripts } from './shell/inline-scripts.ts';
import { NonceContext } from './shell/nonce-context.ts';
import { themeOf } from './shell/shell-data.ts';
import { TemplateContext } from './shell/template-context.ts';
import { titlesFile } from './words/game-names.ts';
import { catalogueFile, catalogueNames, createWords } from './words/load.ts';

export { createLoadContext } from './page-input.ts';

/** Render a page whole: it goes into a cache, and its styles are put in place before it is sent. */
export default async function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageContext);
  const theme = themeOf(page.startup.site);
  const [template, i18n] = await Promise.all([
    loadTemplate(theme.template),
    createWords(page.language, catalogueNames),
  ]);
  const arrangementFiles = new Set<string>();
  let status = responseStatusCode;
  const rendered = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <I18nProvider i18n={i18n}>
        <TemplateContext value={template}>
          <NonceContext value={page.nonce}>
            <ArrangementsContext value={(file) => arrangementFiles.add(file)}>
              <ServerRouter context={routerContext} url={request.url} nonce={page.nonce} />
            </ArrangementsContext>
          </NonceContext>
        </TemplateContext>
      </I18nProvider>,
      {
        nonce: page.nonce,
        onAllReady() {
          const body = new PassThrough();
          text(body).then(resolve, reject);
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          status = 500;
          console.error(error);
        },
      },
    );
  });
  const { html, scripts } = takeOwnScripts(compactManifest(rendered), page.nonce);
  page.permitScripts([...scripts, ...headScripts]);
  const isHome = routerContext.staticHandlerContext.matches.some(({ route }) => route.id === 'routes/home');
  const files = filesOf(theme.template);
  const titles = titlesFile(page.language);
  const assets = await documentAssets(
    [
      `../themes/${files.parts}`,
      ...arrangementFiles,
      ...(isHome ? [`../themes/${files.home}`] : []),
      catalogueFile(page.language, 'interface'),
      ...(titles ? [titles] : []),
    ],
    themeFacts[theme.template].preloadedFonts,
  );
  responseHeaders.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(await withAssets(html, assets), { status, headers: responseHeaders });
}
