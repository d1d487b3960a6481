/** A bet at a live table on a page of its own: the draw, the chain it comes from, and the check in this browser. */
import type { Language } from '../kit/client/words/language.ts';
import { createMoneyFormat } from '../kit/client/words/money.ts';
import { canonicalJson } from '../kit/published/canonical.ts';
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
import { checkButtons, type Fact, factList } from '../kinds/slot/client/round/round-view.ts';
import type { Words } from '../kinds/slot/client/words/words.ts';
import { createRoundCheck, definitionStep } from './copied-round.ts';

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
  const { chain, outcome, win } = await recheckLiveBet(copy);
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
export const liveCheck = createRoundCheck(liveCopySchema, checkLive);

/** Builds a bet into a page. */
export function fillLiveRound(
  page: HTMLElement,
  { words, language, given }: { words: Words; language: Language; given: LivePage },
): void {
  const { title, currency, round, live_draw: draw, wager } = given;
  const money = createMoneyFormat(language, currency);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  document.title = title;
  const copy = copyOfLive(given);
  const told = JSON.stringify({ wager, outcome: draw?.outcome ?? null }, null, 2);
  page.replaceChildren(
    element('h1', {}, title),
    factList(words, [
      ['round.fact.bet', money(round.bet_minor)],
      round.state === 'settled'
        ? ['round.fact.win', money(round.win_minor)]
        : ['round.fact.state', words(`round.state.${round.state}`)],
      ...(draw ? ([['round.fact.draw', `${draw.chain} / ${draw.number}`]] satisfies Fact[]) : []),
      ['round.fact.time', time.format(new Date(round.created_at))],
      ['round.fact.round', round.round_id],
    ]),
    element(
      'details',
      { class: 'round-told' },
      element('summary', {}, words('round.told')),
      element('pre', { tabindex: '0' }, told),
    ),
    factList(words, chainFacts(words, given)),
    ...(copy ? [checkButtons(words, copy, () => liveCheck.verdictOf(words, copy))] : []),
    element(
      'p',
      { class: 'fair-links' },
      element('a', { href: '/fairness/chains.json' }, words('check.chains')),
      element('a', { href: '/fairness/check' }, words('info.fair.check_page')),
      element('a', { href: '/fairness' }, words('info.fair.spec')),
    ),
  );
}

/** What the draw was decided by. What is not known yet is not said. */
function chainFacts(words: Words, { live_draw: draw, chain, round }: LivePage): Fact[] {
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
