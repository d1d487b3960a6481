/** The page that shows and checks rounds without a game: one of a player's history, or any whose seeds are given. */
import { z } from 'zod';
import { crashPageSchema, flightPageSchema } from '../kinds/crash/published/round-copy.ts';
import { instantPageSchema } from '../kinds/instant/published/round-copy.ts';
import { livePageSchema } from '../kinds/live/published/round-copy.ts';
import { fillCheckForm } from '../kinds/slot/client/round/check-form.ts';
import { fillRoundPage } from '../kinds/slot/client/round/round-page.ts';
import { languageOf } from '../kit/client/words/language.ts';
import { titleIn } from '../kit/client/words/title.ts';
import { loadWords } from '../kinds/slot/client/words/words.ts';
import { drawCheck, fillCrashRound } from './crash-round.ts';
import { fillFlightRound, flightCheck } from './flight-round.ts';
import { fillInstantRound, instantCheck } from './instant-round.ts';
import { fillLiveRound, liveCheck } from './live-round.ts';

const page = document.getElementById('page');
if (!page) throw new Error('the page lacks its element');
const address = new URL(window.location.href);
const language = languageOf(address.searchParams.get('lang') ?? navigator.language);
const words = await loadWords(language);
document.documentElement.lang = language;

/** The round of a game that is called as in the player's language. */
function named<Given extends { title: string; game_code: string }>(given: Given): Given {
  return { ...given, title: titleIn(language, given.game_code, given.title) };
}

const round = z.uuid().safeParse(/^\/round\/([^/]+)$/.exec(address.pathname)?.[1]);
if (round.success) {
  const key = new URLSearchParams({ key: address.searchParams.get('key') ?? '' });
  const got = await fetch(`/round/${round.data}.json?${key.toString()}`);
  const given: unknown = got.ok ? await got.json() : undefined;
  const crash = crashPageSchema.safeParse(given);
  const flight = flightPageSchema.safeParse(given);
  const live = livePageSchema.safeParse(given);
  const instant = instantPageSchema.safeParse(given);
  if (crash.success) fillCrashRound(page, { words, language, given: named(crash.data) });
  else if (flight.success) fillFlightRound(page, { words, language, given: named(flight.data) });
  else if (live.success) await fillLiveRound(page, { words, language, given: named(live.data) });
  else if (instant.success) await fillInstantRound(page, { words, language, given: named(instant.data) });
  else await fillRoundPage(page, { words, language, given });
} else {
  await fillCheckForm(page, {
    words,
    language,
    given: new URLSearchParams(address.hash.slice(1)),
    checkOther: async (text) =>
      (await instantCheck.verdictOfText(words, text)) ??
      (await liveCheck.verdictOfText(words, text)) ??
      (await drawCheck.verdictOfText(words, text)) ??
      flightCheck.verdictOfText(words, text),
  });
}
