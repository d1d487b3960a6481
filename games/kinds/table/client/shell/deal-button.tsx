/** The one button that begins a round. */
import { useSecondsLeft, type Rest } from '../../../../kit/client/bet/use-rest.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import type { AnyTableView } from '../table-view.ts';
import { useWords } from '../words.ts';

type DealProps = {
  verb: AnyTableView['verb'];
  /** Whether what was asked got no answer, so that it has to be sent again. */
  isLost: boolean;
  rest: Rest | null;
  isReady: boolean;
  onPress: () => void;
};

/** It keeps the focus while it waits, so it is not disabled for the browser. */
export function DealButton({ verb, isLost, rest, isReady, onPress }: DealProps) {
  const words = useWords();
  const kitWords = useKitWords();
  const seconds = useSecondsLeft(rest);
  const isPossible = isReady || isLost;
  const label = ((): string => {
    if (isLost) return kitWords('error.retry');
    return rest ? kitWords('panel.next_in', { seconds }) : words(`verb.${verb}`);
  })();
  return (
    <button
      type="button"
      className={`main-button is-${rest ? 'resting' : 'bet'}`}
      data-action={isLost ? 'again' : 'bet'}
      aria-disabled={!isPossible}
      onClick={() => isPossible && onPress()}
    >
      {rest && (
        <span
          aria-hidden="true"
          className="main-button-rest"
          style={{ animationDuration: `${rest.length_ms}ms` }}
        />
      )}
      {label}
    </button>
  );
}
