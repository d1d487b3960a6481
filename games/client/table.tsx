/** The page of a game whose rounds are wagers and actions: finds out which game it is for, and hands over to the shell. */
import { createRoot } from 'react-dom/client';
import type { Recompute } from '../kit/client/dialog/round-check.tsx';
import type { Seat } from '../kit/client/seat.ts';
import { callEndpoint, CallError } from '../kit/client/session/call.ts';
import { shareInDraw } from '../kit/client/session/client-seed.ts';
import { readTablePreferences } from '../kit/client/session/table-preferences.ts';
import { createCuePlayer, cueFolder } from '../kit/client/sound/cues.ts';
import { languageOf } from '../kit/client/words/language.ts';
import { createMoneyFormat } from '../kit/client/words/money.ts';
import { titleIn } from '../kit/client/words/title.ts';
import { MoneyContext } from '../kit/client/words/money-context.ts';
import { WordsContext } from '../kit/client/words/words-context.ts';
import { roundsApi } from '../kit/play-api/rounds.ts';
import { showNotOpened } from './not-opened.tsx';
import { loadWords, openPage } from './page.ts';

/** Their names say which kind a game is of. */
const views = import.meta.glob('../kinds/*/client/views/*.tsx');
const seats = import.meta.glob<{ takeSeat: (code: string) => Promise<Seat | null> }>(
  '../kinds/*/client/seat.tsx',
);
/** The rules of each kind, which a round is computed again by: loaded when a player checks one. */
const rules = import.meta.glob<{ recomputeRound: Recompute }>([
  '../kinds/*/recompute.ts',
  '!../kinds/slot/recompute.ts',
]);

async function main(): Promise<void> {
  const { host, loading, session, code, asked, reload, present, colour } = openPage();
  const root = createRoot(host.appendChild(document.createElement('div')));
  const path = Object.keys(views).find((each) => each.endsWith(`/views/${code}.tsx`));
  const kind = path?.split('/').at(2) ?? '';
  const words = loadWords([kind], asked);
  const showLoading = words.then((speak) => loading.setAttribute('aria-label', speak('loading')));
  try {
    const [entered, seat] = await Promise.all([
      callEndpoint(roundsApi.enter, { session }),
      seats[`../kinds/${kind}/client/seat.tsx`]?.().then(({ takeSeat }) => takeSeat(code)),
      showLoading,
    ]);
    if (!seat) throw new CallError('game_unknown', code);
    const language = languageOf(entered.language);
    const title = titleIn(language, code, entered.title);
    present(title, language);
    colour(seat.accent);
    // The seed of a round that waits stays as it is until that round has ended.
    const isFree = entered.round?.course?.state !== 'in_play';
    const [speak, fairness] = await Promise.all([
      loadWords([kind], language),
      isFree ? shareInDraw(session, entered.fairness) : entered.fairness,
    ]);
    const cues = createCuePlayer(cueFolder, seat.music ?? kind, readTablePreferences().isSoundOn);
    loading.remove();
    root.render(
      <WordsContext value={speak}>
        <MoneyContext value={createMoneyFormat(language, entered.currency)}>
          {seat.render({
            session,
            entered: { ...entered, title, fairness },
            language,
            cues,
            recompute: recomputeBy(kind),
            reload,
          })}
        </MoneyContext>
      </WordsContext>,
    );
  } catch (error) {
    loading.remove();
    showNotOpened(root, await words, reload, error);
  }
}

function recomputeBy(kind: string): Recompute {
  return async (round, seeds) => {
    const loaded = await rules[`../kinds/${kind}/recompute.ts`]?.();
    if (!loaded) throw new Error(`${kind} has no rules to compute rounds by`);
    return loaded.recomputeRound(round, seeds);
  };
}

await main();
