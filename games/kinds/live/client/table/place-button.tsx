/** The one button that stakes the chips, and says what can be done now. */
import { type Rest, useSecondsLeft } from '../../../../kit/client/bet/use-rest.ts';
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import { type MessageId, useWords } from '../words.ts';
import type { Now } from './use-moment.ts';

type PlaceButtonProps = {
  /** Whether a draw takes bets: the one that is shown, or the next. */
  isOpen: boolean;
  now: Now;
  isConnected: boolean;
  /** What the chips that are not staked are worth. */
  laid_minor: bigint;
  isPlacing: boolean;
  /** What is said while nothing is laid. */
  empty: MessageId;
  /** Whether the draw has a bet of the player's. */
  isIn: boolean;
  rest: Rest | null;
  isReady: boolean;
  onPress: () => void;
};

/** It keeps the focus while it waits, so it is not disabled for the browser. */
export function PlaceButton(props: PlaceButtonProps) {
  const { isOpen, now, isConnected, laid_minor, isPlacing, isIn, rest, isReady, onPress } = props;
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const seconds = useSecondsLeft(rest);
  const [state, label] = ((): readonly [string, string] => {
    if (!isConnected) return ['lost', words('live.waits_for_line')];
    if (!isOpen && now.phase === 'stopped') return ['stopped', words('live.stopped')];
    if (!isOpen) return ['closed', words(isIn && now.phase !== 'settled' ? 'live.good_luck' : 'live.wait')];
    if (isPlacing) return ['placing', words('live.placing')];
    if (rest && (laid_minor > 0n || !isIn)) return ['resting', kit('panel.next_in', { seconds })];
    if (laid_minor > 0n) return ['place', words('live.place', { amount: money(laid_minor) })];
    return isIn ? ['in', words('live.in')] : ['empty', words(props.empty)];
  })();
  return (
    <button
      type="button"
      className={`main-button is-live-${state}${state === 'resting' ? ' is-resting' : ''}`}
      data-action={state}
      aria-disabled={!isReady}
      onClick={() => isReady && onPress()}
    >
      {state === 'resting' && rest && (
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
