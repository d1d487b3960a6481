/** The picture of a round of wager and actions, as the history of its game draws it, on a page outside of the game. */
import { createRoot } from 'react-dom/client';
import { readRound } from '../kit/client/board/read-round.ts';
import type { GameView, RoundReader } from '../kit/client/game-view.ts';
import type { Language } from '../kit/client/words/language.ts';
import { WordsContext } from '../kit/client/words/words-context.ts';
import type { RoundView } from '../kit/play-api/rounds.ts';
import { element } from '../kinds/slot/client/dom/element.ts';
import { loadWords } from './page.ts';

/** Those of rooms have no more than what it takes to read a round. */
type Read = RoundReader & Pick<GameView<object, unknown>, 'accent'>;
const views = import.meta.glob<{ default: Read }>('../kinds/*/client/views/*.tsx');

/** Draws it into an element of its own. Null where this client has no picture of the round: its data is shown all the same. */
export async function pictureOf(
  code: string,
  round: RoundView,
  language: Language,
): Promise<HTMLElement | null> {
  const path = Object.keys(views).find((each) => each.endsWith(`/views/${code}.tsx`));
  const loaded = path === undefined ? undefined : await views[path]?.();
  const read = loaded && readRound(loaded.default, round);
  if (!read || read.course.state !== 'ended') return null;
  const { Picture, accent } = loaded.default;
  const words = await loadWords([path?.split('/').at(2) ?? ''], language);
  const place = element('div', { class: 'game round-scene', 'aria-hidden': 'true' });
  place.style.setProperty('--accent', accent);
  createRoot(place).render(
    <WordsContext value={words}>
      <Picture wager={read.wager} seen={read.course.seen} multiplier={read.course.multiplier} />
    </WordsContext>,
  );
  return place;
}
