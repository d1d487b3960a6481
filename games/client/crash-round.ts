/** A bet in a draw of crash on a page of its own: the draw, the chain it comes from, and the check in this browser. */
import type { Language } from '../kit/client/words/language.ts';
import { publishedCrashSchema } from '../kinds/crash/published/published-crash.ts';
import {
  copyOfCrash,
  type CrashCopy,
  crashCopySchema,
  type CrashPage,
} from '../kinds/crash/published/round-copy.ts';
import { recheckBet } from '../kinds/crash/recompute.ts';
import {
  type CheckStep,
  readPublished,
  requireCryptography,
} from '../kinds/slot/client/round/check-round.ts';
import type { Fact } from '../kinds/slot/client/round/round-view.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';
import { chainFacts } from './chain-facts.ts';
import { createRoundCheck, definitionStep } from './copied-round.ts';
import { crashPicture } from './crash-picture.ts';
import { fillRoundPage } from './round-page.ts';

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
  const endedOn = given.draw?.ended_on ?? null;
  fillRoundPage(
    page,
    { words, language },
    {
      ...given,
      serverSeed: null,
      picture: endedOn === null ? null : crashPicture(endedOn, given.cashed_out_on),
      facts: drawFacts(words, given),
      decidedBy: chainFacts(words, given),
      copy: copyOfCrash(given),
      check: drawCheck,
      link: { href: '/fairness/chains.json', words: words('check.chains') },
    },
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
