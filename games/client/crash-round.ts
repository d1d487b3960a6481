/** A bet in a draw of crash on a page of its own: the draw, the chain it comes from, and the check in this browser. */
import type { Language } from '../kit/client/words/language.ts';
import { createMoneyFormat } from '../kit/client/words/money.ts';
import { publishedCrashSchema } from '../kinds/crash/published/published-crash.ts';
import {
  copyOfCrash,
  type CrashCopy,
  crashCopySchema,
  type CrashPage,
} from '../kinds/crash/published/round-copy.ts';
import { recheckBet } from '../kinds/crash/recompute.ts';
import { element } from '../kinds/slot/client/dom/element.ts';
import {
  type CheckStep,
  readPublished,
  requireCryptography,
} from '../kinds/slot/client/round/check-round.ts';
import { checkButtons, type Fact, factList } from '../kinds/slot/client/round/round-view.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';
import { createRoundCheck, definitionStep } from './copied-round.ts';
import { crashPicture } from './crash-picture.ts';

/**
 * Computes where the draw ended and what the bet was paid. The server is asked for the published file only.
 * @throws CannotCheck if the game's version is unknown or the browser has no cryptography.
 */
async function checkBet(copy: CrashCopy): Promise<CheckStep[]> {
  requireCryptography();
  const published = await readPublished(copy.game_code, copy.game_version);
  const { mathematics } = publishedCrashSchema.parse(published);
  const { chain, end, win } = await recheckBet(copy);
  return [
    { id: 'chain', holds: chain },
    ...(await definitionStep(copy.definition_hash, mathematics)),
    { id: 'end', holds: end },
    { id: 'win', holds: win },
  ];
}

/** The check of bets in draws. */
export const drawCheck = createRoundCheck(crashCopySchema, checkBet, {
  good: 'check.draw.good',
  bad: 'check.draw.bad',
});

/** A multiplier in hundredths, as players read it. */
export const writeTimes = (hundredths: number) => `×${(hundredths / 100).toFixed(2)}`;

/** Builds a bet into a page. */
export function fillCrashRound(
  page: HTMLElement,
  { words, language, given }: { words: Words; language: Language; given: CrashPage },
): void {
  const { title, currency, round } = given;
  const money = createMoneyFormat(language, currency);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  document.title = title;
  const copy = copyOfCrash(given);
  const endedOn = given.draw?.ended_on ?? null;
  page.replaceChildren(
    element('h1', {}, title),
    ...(endedOn === null ? [] : [crashPicture(endedOn, given.cashed_out_on)]),
    factList(words, [
      ['round.fact.bet', money(round.bet_minor)],
      round.state === 'settled'
        ? ['round.fact.win', money(round.win_minor)]
        : ['round.fact.state', words(`round.state.${round.state}`)],
      ...drawFacts(words, given),
      ['round.fact.time', time.format(new Date(round.created_at))],
      ['round.fact.round', round.round_id],
    ]),
    factList(words, chainFacts(words, given)),
    ...(copy ? [checkButtons(words, copy, () => drawCheck.verdictOf(words, copy))] : []),
    element(
      'p',
      { class: 'fair-links' },
      element('a', { href: '/fairness/chains.json' }, words('check.chains')),
      element('a', { href: '/fairness/check' }, words('info.fair.check_page')),
      element('a', { href: '/fairness' }, words('info.fair.spec')),
    ),
  );
}

/** What became of the bet. What is not known yet is not said. */
function drawFacts(words: Words, { draw, wager, cashed_out_on, round }: CrashPage): Fact[] {
  const facts: Fact[] = [
    [
      'round.fact.target',
      wager.auto_cash_out === null ? words('round.by_hand') : writeTimes(wager.auto_cash_out),
    ],
  ];
  if (cashed_out_on !== null) facts.push(['round.fact.cashed_out_on', writeTimes(cashed_out_on)]);
  else if (round.state === 'settled') facts.push(['round.fact.cashed_out_on', words('round.not_cashed_out')]);
  if (draw) {
    facts.push(
      [
        'round.fact.ended_on',
        draw.ended_on === null ? words('round.draw_under_way') : writeTimes(draw.ended_on),
      ],
      ['round.fact.draw', `${draw.chain} / ${draw.number}`],
    );
  }
  return facts;
}

/** What the draw was decided by. */
function chainFacts(words: Words, { draw, chain, round }: CrashPage): Fact[] {
  return [
    ...(draw && chain
      ? ([
          ['round.fact.link', draw.link ?? words('round.draw_under_way')],
          ['round.fact.chain_end', chain.end_hash],
          ['round.fact.salt', chain.salt ?? '–'],
          ['round.fact.salt_source', chain.salt_source],
        ] satisfies Fact[])
      : []),
    ['round.fact.version', String(round.game_version)],
    ['round.fact.definition_hash', round.build?.definition_hash ?? '–'],
    ['round.fact.engine_hash', round.build?.engine_hash ?? '–'],
  ];
}
