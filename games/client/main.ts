/** The page of a game: finds out which game and session it is for, and hands over to the client. */
import type { PlayErrorCode } from '../kit/play-api/common.ts';
import { showTrouble } from '../kinds/slot/client/dialog/error-dialog.ts';
import type { Scene } from '../kinds/slot/client/scene.ts';
import type { SlotPaytable } from '../kinds/slot/shown-paytable.ts';
import { CallError } from '../kit/client/session/call.ts';
import { call } from '../kinds/slot/client/session/call.ts';
import { tellParent } from '../kit/client/session/parent.ts';
import { loadSymbolNames, type NameSymbol } from '../kinds/slot/client/words/symbol-names.ts';
import { languageOf } from '../kit/client/words/language.ts';
import { titleIn } from '../kit/client/words/title.ts';
import { loadWords } from '../kinds/slot/client/words/words.ts';
import { openPage } from './page.ts';

const scenes = import.meta.glob<{ default: Scene }>('../*/scene.ts');

async function main(): Promise<void> {
  const { host, loading, session, asked, reload, present } = openPage();
  const words = await loadWords(asked);
  loading.setAttribute('aria-label', words('loading'));
  try {
    const [opened, client] = await Promise.all([
      call('open', { session }),
      import('../kinds/slot/client/game.ts'),
    ]);
    const spoken = languageOf(opened.language);
    present(titleIn(spoken, opened.game_code, opened.paytable.title), spoken);
    const loadScene = scenes[`../${opened.game_code}/scene.ts`];
    if (!loadScene) throw new CallError('game_unknown', opened.game_code);
    const { default: scene } = await loadScene();
    colour(host, scene);
    const [spokenWords, nameSymbol] = await Promise.all([loadWords(spoken), loadSymbolNames(spoken)]);
    await client.playGame({
      host,
      session,
      opened: { ...opened, paytable: named(opened.paytable, nameSymbol) },
      scene,
      words: spokenWords,
      reload,
      onReady: () => loading.remove(),
    });
  } catch (error) {
    const failure = error instanceof CallError ? error.failure : 'internal_error';
    loading.remove();
    tellParent({ type: 'marquee:error', error: failure });
    const canRetry = !endedFailures.has(failure);
    await showTrouble(host, words, failure, canRetry ? [{ label: 'error.reload', act: reload }] : []);
    if (!(error instanceof CallError)) throw error;
  }
}

/** Failures that trying again cannot mend. */
const endedFailures: ReadonlySet<PlayErrorCode | 'network_lost'> = new Set([
  'session_unknown',
  'session_expired',
  'session_closed',
  'game_unknown',
]);

/** A paytable with the names of its symbols in the player's language. */
function named(paytable: SlotPaytable, nameSymbol: NameSymbol): SlotPaytable {
  const inWords = <Symbol extends { name: string }>(symbol: Symbol): Symbol => ({
    ...symbol,
    name: nameSymbol(symbol.name),
  });
  switch (paytable.form) {
    case 'tumble':
      return { ...paytable, symbols: paytable.symbols.map(inWords) };
    case 'collect':
      return { ...paytable, symbols: paytable.symbols.map(inWords) };
    case 'reels':
      return {
        ...paytable,
        symbols: paytable.symbols.map(inWords),
        choice: paytable.choice && { ...paytable.choice, options: paytable.choice.options.map(inWords) },
      };
  }
}

/** Gives the scene's colours to the style sheet. */
function colour(host: HTMLElement, { palette }: Scene): void {
  const values = {
    '--accent': palette.accent,
    '--on-accent': palette.onAccent,
    '--panel': palette.panel,
    '--edge': palette.frameLight,
    '--metal': palette.frame,
    '--metal-dark': palette.frameDark,
  };
  for (const [name, value] of Object.entries(values)) host.style.setProperty(name, value);
}

await main();
