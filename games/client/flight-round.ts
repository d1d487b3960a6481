/** A flight of crash on a page of its own: what it followed from, and the check in this browser. */
import type { Language } from '../kit/client/words/language.ts';
import { publishedCrashSchema } from '../kinds/crash/published/published-crash.ts';
import {
  copyOfFlight,
  type FlightCopy,
  flightCopySchema,
  type FlightPage,
} from '../kinds/crash/published/round-copy.ts';
import { recheckFlight } from '../kinds/crash/recompute.ts';
import {
  type CheckStep,
  readPublished,
  requireCryptography,
} from '../kinds/slot/client/round/check-round.ts';
import type { Fact } from '../kinds/slot/client/round/round-view.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';
import { createRoundCheck, definitionStep } from './copied-round.ts';
import { crashPicture } from './crash-picture.ts';
import { writeTimes } from './crash-round.ts';
import { fillRoundPage } from './round-page.ts';

/**
 * Computes where the flight ended and what it was paid. The server is asked for the published file only.
 * @throws CannotCheck if the game's version is unknown or the browser has no cryptography.
 */
async function checkFlight(copy: FlightCopy): Promise<CheckStep[]> {
  requireCryptography();
  const published = await readPublished(copy.game_code, copy.game_version);
  const { mathematics } = publishedCrashSchema.parse(published);
  const { seed, end, win } = await recheckFlight(copy);
  return [
    { id: 'seed', holds: seed },
    ...(await definitionStep(copy.definition_hash, mathematics)),
    { id: 'flight', holds: end },
    { id: 'win', holds: win },
  ];
}

/** The check of flights. */
export const flightCheck = createRoundCheck(flightCopySchema, checkFlight);

/** Builds a flight into a page. */
export function fillFlightRound(
  page: HTMLElement,
  { words, language, given }: { words: Words; language: Language; given: FlightPage },
): void {
  const { ended_on, cashed_out_on } = given.flight;
  fillRoundPage(
    page,
    { words, language },
    {
      ...given,
      serverSeed: given.server_seed,
      picture: ended_on === null ? null : crashPicture(ended_on, cashed_out_on),
      facts: flightFacts(words, given),
      copy: copyOfFlight(given),
      check: flightCheck,
    },
  );
}

/** What became of the bet. What is not known yet is not said. */
function flightFacts(words: Words, { flight, round }: FlightPage): Fact[] {
  const { auto_cash_out: target, cashed_out_on: at, ended_on: end } = flight;
  const facts: Fact[] = [
    ['round.fact.target', target === null ? words('round.by_hand') : writeTimes(target)],
  ];
  if (at !== null) facts.push(['round.fact.cashed_out_on', writeTimes(at)]);
  else if (round.state === 'settled') facts.push(['round.fact.cashed_out_on', words('round.not_cashed_out')]);
  facts.push([
    'round.fact.flight_ended_on',
    end === null ? words('round.flight_under_way') : writeTimes(end),
  ]);
  return facts;
}
