import '@marquee/ui/base.css';
import '@fontsource-variable/inter';
import './style/tokens.css';
import './style/base.css';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { Refused } from './api/client.ts';
import { router } from './routes.tsx';
import { chosenScheme, wearScheme } from './style/scheme.ts';
import { preferredLanguage } from './words/languages.ts';
import { i18n, speak } from './words/load.ts';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // Without a network a call fails and the screen says so; held back until there is one, it would seem to load for ever.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A refusal is an answer: asking again would not change it.
      retry: (failures, error) =>
        failures < 2 && !(error instanceof Refused && error.envelope.statusCode !== 0),
    },
  },
});

const place = document.getElementById('console');
if (!place) throw new Error('The page has no place for the console.');
wearScheme(chosenScheme());
await speak(preferredLanguage());
createRoot(place).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
