/** What a page in the shell shows where its game cannot be opened. */
import type { Root } from 'react-dom/client';
import { TroubleDialog } from '../kit/client/dialog/trouble-dialog.tsx';
import { CallError } from '../kit/client/session/call.ts';
import { tellParent } from '../kit/client/session/parent.ts';
import { type AnyWords, WordsContext } from '../kit/client/words/words-context.ts';

/**
 * Says why, here and to the page around the game.
 * @throws what was thrown, if the server did not say it.
 */
export function showNotOpened(root: Root, words: AnyWords, reload: () => void, error: unknown): void {
  const failure = error instanceof CallError ? error.failure : 'internal_error';
  tellParent({ type: 'marquee:error', error: failure });
  root.render(
    <WordsContext value={words}>
      <TroubleDialog
        trouble={failure}
        ways={[{ label: 'error.reload', act: reload }]}
        onClose={() => undefined}
      />
    </WordsContext>,
  );
  if (!(error instanceof CallError)) throw error;
}
