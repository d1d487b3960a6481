/** For players who do not see the table: when bets open and close, what came, and what their bets have come to. */
import { useKitWords } from '../../../../kit/client/words/kit-words.ts';
import { useMoney } from '../../../../kit/client/words/money-context.ts';
import type { LiveView } from '../live-view.ts';
import { useSaid } from '../use-said.ts';
import type { OwnResult } from '../room/own.ts';
import { useWords } from '../words.ts';
import { LAST_S } from './clock-ring.tsx';
import type { Now } from './use-moment.ts';

type SpokenProps = { view: LiveView; now: Now; result: OwnResult | null };

/** Seconds are said twice: when bets open, and when they are about to close. */
export function Spoken({ view, now: { phase, seconds, betting, shown }, result }: SpokenProps) {
  const words = useWords();
  const kit = useKitWords();
  const money = useMoney();
  const saidOf = useSaid(view);
  const said = ((): string => {
    if (phase === 'open') {
      if (seconds <= LAST_S) return words('live.say_last', { seconds: LAST_S });
      return words('live.say_open', { seconds: Math.ceil((betting?.whole_ms ?? 0) / 1_000) });
    }
    if (phase === 'stopped') return words('live.stopped');
    if (phase === 'closed') return words('live.no_more');
    if (phase === 'cancelled') return words('live.cancelled');
    if (!shown.isWhole || !shown.outcome) return '';
    if (phase !== 'settled' || !result) return saidOf(shown.outcome);
    const { staked_minor, win_minor } = result;
    const own = ((): string => {
      if (win_minor === 0n) return kit('say.nothing');
      return kit(win_minor > staked_minor ? 'say.win' : 'say.returned', { amount: money(win_minor) });
    })();
    return `${saidOf(shown.outcome)}. ${own}`;
  })();
  return <output className="visually-hidden">{said}</output>;
}
