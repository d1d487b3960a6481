import type { HomeGift, HomeTold } from '@marquee/themes/home/section.ts';
import { Countdown } from '@marquee/ui/data/countdown.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useMiniGameCycle, useRefreshMiniGames, useSpinWheel } from '../minigames/mini-game-queries.ts';
import { OddsTable } from '../minigames/odds-table.tsx';
import { outcomeOf, type MiniGame } from '../minigames/outcome.ts';
import { usePrizeWords } from '../minigames/prize-words.ts';
import { Proof } from '../minigames/proof.tsx';
import { canSpin, useNextFree, useSpin } from '../minigames/use-spin.ts';

interface OwnGiftProps {
  readonly onKnown: (known: HomeTold) => void;
}

/** Shows nothing: tells the home page the gift of the day, which is the next spin of the site's wheel. */
export default function OwnGift({ onKnown }: OwnGiftProps): ReactNode {
  const cycle = useMiniGameCycle().data;
  const wheel = useSpinWheel().data;
  const isClosed = (cycle && !cycle.value[0]?.status) || wheel?.wheel === null;
  useEffect(() => {
    if (isClosed) onKnown({ gift: 'closed' });
  }, [isClosed, onKnown]);
  if (isClosed || !cycle || !wheel?.wheel) return null;
  return <Gift wheel={wheel.wheel} token_balance={wheel.token_balance} onKnown={onKnown} />;
}

function Gift({
  wheel,
  token_balance,
  onKnown,
}: OwnGiftProps & { wheel: MiniGame; token_balance: string }): ReactNode {
  const t = useWords();
  const path = usePath();
  const words = usePrizeWords();
  const refresh = useRefreshMiniGames();
  const { isDrawing, result, told, spin } = useSpin(wheel);
  const free_ms = useNextFree(wheel);
  const currency = useShell().site?.currency ?? '';
  const isStaked = wheel.is_free_now || toMinor(wheel.free_turnover_left) === 0n;
  const tell = useEffectEvent(() => {
    const kind = result && outcomeOf(result.prize, result.token_cost);
    const gift: HomeGift = {
      cost: wheel.is_free_now ? '' : words.tokens(wheel.token_cost),
      canOpen: canSpin(wheel, token_balance),
      isDrawing,
      open: () => void spin(),
      stakeLeft: isStaked ? '' : formatMoney(wheel.free_turnover_left, currency),
      countdown: free_ms !== undefined && <Countdown until_ms={free_ms} />,
      tokens: t('minigame.youHave', { tokens: words.tokens(token_balance) }),
      earnHref: `${path('/minigame')}#earn`,
      outcome: result &&
        kind && {
          key: result.play_id,
          kind,
          text: t(`minigame.outcome.${kind}`, { prize: words.full(result.prize) }),
        },
      odds: <OddsTable prizes={wheel.prizes} caption={t('minigame.oddsOf', { game: wheel.name })} />,
      proof: result && <Proof result={result} prizes={wheel.prizes} told={told} />,
    };
    onKnown({ gift });
  });
  const drawn = result?.play_id;
  useEffect(() => {
    if (drawn !== undefined) refresh();
  }, [drawn, refresh]);
  useEffect(() => tell(), [wheel, token_balance, isDrawing, result, told, free_ms]);
  return null;
}
