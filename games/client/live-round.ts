/** A bet at a live table on a page of its own: the draw, the chain it comes from, and the check in this browser. */
import type { Language } from '../kit/client/words/language.ts';
import { canonicalJson } from '../kit/published/canonical.ts';
import { courseSchema } from '../kit/play-api/rounds.ts';
import { countedPrizes } from '../kinds/live/counted-prizes.ts';
import { liveGames } from '../kinds/live/games.ts';
import { publishedLiveSchema, publishLive } from '../kinds/live/published/published-live.ts';
import {
  copyOfLive,
  type LiveCopy,
  liveCopySchema,
  type LivePage,
} from '../kinds/live/published/round-copy.ts';
import { recheckLiveBet } from '../kinds/live/recompute.ts';
import { element } from '../kinds/slot/client/dom/element.ts';
import {
  CannotCheck,
  type CheckStep,
  readPublished,
  requireCryptography,
} from '../kinds/slot/client/round/check-round.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';
import { chainFacts } from './chain-facts.ts';
import { createRoundCheck, definitionStep } from './copied-round.ts';
import { fillRoundPage } from './round-page.ts';
import { pictureOf } from './round-picture.tsx';

/**
 * Computes what the draw came to and what the bet was paid. The server is asked for the published file only.
 * @throws CannotCheck if the game's version is unknown or the browser has no cryptography.
 */
async function checkLive(copy: LiveCopy): Promise<CheckStep[]> {
  requireCryptography();
  const { game_code, game_version } = copy;
  const game = liveGames.find(({ code, version }) => code === game_code && version === game_version);
  if (!game) throw new CannotCheck('version');
  const { mathematics } = publishedLiveSchema.parse(await readPublished(game_code, game_version));
  const counted =
    game.pool && copy.chain && copy.currency
      ? await countedPrizes(game, { chain: copy.chain, number: copy.draw }, copy.currency, copy.outcome)
      : null;
  const { chain, outcome, win } = await recheckLiveBet(counted ? { ...copy, ...counted } : copy);
  // The rules of this page have to be the published ones, and those the ones the round was played by.
  const isOurs = canonicalJson(publishLive(game).mathematics) === canonicalJson(mathematics);
  const definition = await definitionStep(copy.definition_hash, mathematics);
  return [
    { id: 'chain', holds: chain },
    ...definition.map(({ id, holds }) => ({ id, holds: isOurs && holds })),
    { id: 'round', holds: outcome },
    { id: 'win', holds: win },
  ];
}

/** The check of bets at live tables. */
export const liveCheck = createRoundCheck(liveCopySchema, checkLive, {
  good: 'check.live.good',
  bad: 'check.live.bad',
});

/** Which draw it was; of digits and numbers, which have no picture here, what they are. */
function factsOf(draw: LivePage['live_draw']): ['round.fact.draw' | 'round.fact.drawn', string][] {
  if (!draw) return [];
  const { chain, number, outcome } = draw;
  const drawn =
    outcome && 'digits' in outcome
      ? outcome.digits
      : outcome && 'numbers' in outcome
        ? outcome.numbers
        : outcome && 'strikes' in outcome
          ? [outcome.result, ...outcome.strikes]
          : outcome && 'balls' in outcome
            ? outcome.balls
            : outcome && 'order' in outcome
              ? outcome.order
              : null;
  return [
    ['round.fact.draw', `${chain} / ${number}`],
    ...(drawn ? [['round.fact.drawn', drawn.join(' ')] satisfies ['round.fact.drawn', string]] : []),
  ];
}

/** Builds a bet into a page. */
export async function fillLiveRound(
  page: HTMLElement,
  { words, language, given }: { words: Words; language: Language; given: LivePage },
): Promise<void> {
  const { game_code, round, live_draw: draw, chain, wager } = given;
  const told = JSON.stringify({ wager, outcome: draw?.outcome ?? null }, null, 2);
  const table = liveGames.find(({ code }) => code === game_code)?.table.code;
  const { course } = round;
  // A live table shows what the table of one player does. A picture that cannot be loaded costs nobody the facts.
  const picture =
    course && draw?.outcome && table !== undefined
      ? await pictureOf(
          table,
          { ...round, course: { ...course, seen: courseSchema.shape.seen.parse(draw.outcome) } },
          language,
        ).catch(() => null)
      : null;
  fillRoundPage(
    page,
    { words, language },
    {
      ...given,
      serverSeed: null,
      picture,
      facts: factsOf(draw),
      more: [
        element(
          'details',
          { class: 'round-told' },
          element('summary', {}, words('round.told')),
          element('pre', { tabindex: '0' }, told),
        ),
      ],
      decidedBy: chainFacts(words, { draw, chain, round }),
      copy: copyOfLive(given),
      check: liveCheck,
      link: { href: '/fairness/chains.json', words: words('check.chains') },
    },
  );
}
