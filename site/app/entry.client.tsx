import { I18nProvider } from '@lingui/react';
import { fallbackTemplate, isBuilt, loadTemplate } from '@marquee/themes/templates.ts';
import { learnSymbol } from '@marquee/ui/data/decimal.ts';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnMissingChunk } from './shell/reload-guard.ts';
import { TemplateContext } from './shell/template-context.ts';
import { isLanguageCode } from './words/languages.ts';
import { beginWords, catalogueNames } from './words/load.ts';

/** The template and the words are here before React looks at the page, so that it finds what the server rendered. */
async function begin(): Promise<void> {
  const { language = '', template: themeCode = '', catalogues = '' } = document.documentElement.dataset;
  const { currency, symbol } = document.documentElement.dataset;
  if (currency && symbol) learnSymbol(currency, symbol);
  const wanted = new Set(catalogues.split(' '));
  const [i18n, template] = await Promise.all([
    beginWords(
      isLanguageCode(language) ? language : 'EN',
      catalogueNames.filter((name) => wanted.has(name)),
    ),
    loadTemplate(isBuilt(themeCode) ? themeCode : fallbackTemplate),
  ]);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <TemplateContext value={template}>
            <HydratedRouter />
          </TemplateContext>
        </I18nProvider>
      </StrictMode>,
    );
  });
}

reloadOnMissingChunk();
await begin();
