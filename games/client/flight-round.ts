/** A flight of crash on a page of its own: what it followed from, and the check in this browser. */
import type { Language } from '../kit/client/words/language.ts';
import { createMoneyFormat } from '../kit/client/words/money.ts';
import { publishedCrashSchema } from '../kinds/crash/published/published-crash.ts';
import {
  copyOfFlight,
  type FlightCopy,
  flightCopySchema,
  type FlightPage,
} from '../kinds/crash/published/round-copy.ts';
import { recheckFlight } from '../kinds/crash/recompute.ts';
import { element } from '../kinds/slot/client/dom/element.ts';
import {
  type CheckStep,
  readPublished,
  requireCryptography,
} from '../kinds/slot/client/round/check-round.ts';
import { checkButtons, type Fact, factList, proofFacts } from '../kinds/slot/client/round/round-view.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';
import { createRoundCheck, definitionStep } from './copied-round.ts';
import { crashPicture } from './crash-picture.ts';
import { writeTimes } from './crash-round.ts';

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
  const { title, currency, round, server_seed } = given;
  const money = createMoneyFormat(language, currency);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  document.title = title;
  const copy = copyOfFlight(given);
  const { fairness } = round;
  const { ended_on, cashed_out_on } = given.flight;
  page.replaceChildren(
    element('h1', {}, title),
    ...(ended_on === null ? [] : [crashPicture(ended_on, cashed_out_on)]),
    factList(words, [
      ['round.fact.bet', money(round.bet_minor)],
      round.state === 'settled'
        ? ['round.fact.win', money(round.win_minor)]
        : ['round.fact.state', words(`round.state.${round.state}`)],
      ...flightFacts(words, given),
      ['round.fact.time', time.format(new Date(round.created_at))],
      ['round.fact.round', round.round_id],
    ]),
    ...(fairness ? [factList(words, proofFacts(words, { ...round, fairness }, server_seed))] : []),
    ...(copy ? [checkButtons(words, copy, () => flightCheck.verdictOf(words, copy))] : []),
    element(
      'p',
      { class: 'fair-links' },
      element('a', { href: '/fairness/check' }, words('info.fair.check_page')),
      element('a', { href: '/fairness' }, words('info.fair.spec')),
    ),
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
