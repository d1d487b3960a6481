/** The page that shows and checks rounds without a game: one of a player's history, or any whose seeds are given. */
import { z } from 'zod';
import { fillCheckForm } from '../kinds/slot/client/round/check-form.ts';
import { fillRoundPage } from '../kinds/slot/client/round/round-page.ts';
import { languageOf } from '../kit/client/words/language.ts';
import { loadWords } from '../kinds/slot/client/words/words.ts';

const page = document.getElementById('page');
if (!page) throw new Error('the page lacks its element');
const address = new URL(window.location.href);
const language = languageOf(address.searchParams.get('lang') ?? navigator.language);
const words = await loadWords(language);
document.documentElement.lang = language;

const round = z.uuid().safeParse(/^\/round\/([^/]+)$/.exec(address.pathname)?.[1]);
if (round.success)
  await fillRoundPage(page, {
    words,
    language,
    roundId: round.data,
    key: address.searchParams.get('key') ?? '',
  });
else await fillCheckForm(page, { words, language, given: new URLSearchParams(address.hash.slice(1)) });
