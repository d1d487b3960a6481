/** The page of a game of shared draws: finds out which game it is for, enters its room, and hands over to it. */
import { createRoot } from 'react-dom/client';
import type { RoomView } from '../kit/client/room-view.ts';
import { CallError } from '../kit/client/session/call.ts';
import { readTablePreferences } from '../kit/client/session/table-preferences.ts';
import { createCuePlayer, cueFolder } from '../kit/client/sound/cues.ts';
import { languageOf } from '../kit/client/words/language.ts';
import { createMoneyFormat, createShortMoneyFormat } from '../kit/client/words/money.ts';
import { MoneyContext, ShortMoneyContext } from '../kit/client/words/money-context.ts';
import { titleIn } from '../kit/client/words/title.ts';
import { WordsContext } from '../kit/client/words/words-context.ts';
import { showNotOpened } from './not-opened.tsx';
import { loadWords, openPage } from './page.ts';

const rooms = import.meta.glob<{ default: RoomView }>('../kinds/*/client/rooms/*.tsx');

async function main(): Promise<void> {
  const { host, loading, session, code, asked, reload, present, colour } = openPage();
  const root = createRoot(host.appendChild(document.createElement('div')));
  const path = Object.keys(rooms).find((each) => each.endsWith(`/rooms/${code}.tsx`));
  const kind = path?.split('/').at(2) ?? '';
  const words = loadWords([kind], asked);
  const showLoading = words.then((speak) => loading.setAttribute('aria-label', speak('loading')));
  try {
    const load = path === undefined ? undefined : rooms[path];
    if (!load) throw new CallError('game_unknown', code);
    const [{ default: view }] = await Promise.all([load(), showLoading]);
    present(titleIn(asked, code, view.title), asked);
    colour(view.accent);
    const cues = createCuePlayer(cueFolder, view.borrows ?? kind, readTablePreferences().isSoundOn);
    const entered = await view.enter(session, cues);
    if ('turnedAway' in entered) throw new CallError(entered.turnedAway, code);
    const language = languageOf(entered.language);
    const speak = await loadWords([...(view.borrows ? [view.borrows] : []), kind], language);
    present(titleIn(language, code, view.title), language);
    loading.remove();
    root.render(
      <WordsContext value={speak}>
        <MoneyContext value={createMoneyFormat(language, entered.currency)}>
          <ShortMoneyContext value={createShortMoneyFormat(language, entered.currency)}>
            <entered.Room language={language} cues={cues} reload={reload} />
          </ShortMoneyContext>
        </MoneyContext>
      </WordsContext>,
    );
  } catch (error) {
    loading.remove();
    showNotOpened(root, await words, reload, error);
  }
}

await main();
