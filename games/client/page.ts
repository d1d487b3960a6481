/** What the pages of games in the shell have in common: the place that the game is drawn in, its session, and its words. */
import { setupI18n, type Messages } from '@lingui/core';
import type { AnyWords } from '../kit/client/words/words-context.ts';
import { languageOf, type Language } from '../kit/client/words/language.ts';

const kitMessages = import.meta.glob<{ messages: Messages }>('../kit/client/messages/*.json', {
  query: '?lingui',
});
const failureMessages = import.meta.glob<{ messages: Messages }>('../kit/client/failures/messages/*.json', {
  query: '?lingui',
});
const kindMessages = import.meta.glob<{ messages: Messages }>('../kinds/*/client/messages/*.json', {
  query: '?lingui',
});

/** What the page's address and its elements say. */
export function openPage() {
  const host = document.getElementById('game');
  const heading = document.getElementById('game-title');
  const loading = document.getElementById('loading');
  if (!host || !heading || !loading) throw new Error('the page lacks its elements');
  host.classList.add('game');
  const address = new URL(window.location.href);
  const asked = languageOf(address.searchParams.get('lang') ?? navigator.language);
  document.documentElement.lang = asked;
  const reload = (): void => window.location.reload();
  // Another session in the fragment alone is no navigation, so the page itself begins anew.
  window.addEventListener('hashchange', reload);
  return {
    host,
    loading,
    session: new URLSearchParams(address.hash.slice(1)).get('session') ?? '',
    code: address.pathname.split('/').at(-1) ?? '',
    /** The language to begin with. */
    asked,
    reload,
    /** Names the game and speaks its player's language. */
    present(title: string, language: Language): void {
      document.documentElement.lang = language;
      document.title = title;
      heading.textContent = title;
    },
    /** Gives the game's colour to the style sheet. All accents are light enough for dark letters. */
    colour(accent: string): void {
      host.style.setProperty('--accent', accent);
      host.style.setProperty('--on-accent', '#06110b');
    },
  };
}

/** The words of the shell and those of some kinds, in one; those of later kinds stand before those of earlier ones. */
export async function loadWords(kinds: readonly string[], language: Language): Promise<AnyWords> {
  const loaded = await Promise.all([
    kitMessages[`../kit/client/messages/${language}.json`]?.(),
    failureMessages[`../kit/client/failures/messages/${language}.json`]?.(),
    ...kinds.map((kind) => kindMessages[`../kinds/${kind}/client/messages/${language}.json`]?.()),
  ]);
  const messages = Object.assign({}, ...loaded.map((each) => each?.messages ?? {}));
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  return (id, values) => i18n._(id, values);
}
