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
import { canSpin, useNextFree, useSpin, type Spin } from '../minigames/use-spin.ts';

interface OwnGiftProps {
  readonly onKnown: (known: HomeTold) => void;
}

/** What the gift is told from. */
interface Known extends Pick<Spin, 'isDrawing' | 'result' | 'told'> {
  readonly wheel: MiniGame;
  readonly token_balance: string;
  readonly free_ms: number | undefined;
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
  const tell = useEffectEvent((known: Known) => {
    const { prizes, token_cost, free_turnover_left } = known.wheel;
    const drawn = known.result;
    const kind = drawn && outcomeOf(drawn.prize, drawn.token_cost);
    const isStaked = known.wheel.is_free_now || toMinor(free_turnover_left) === 0n;
    const gift: HomeGift = {
      cost: known.wheel.is_free_now ? '' : words.tokens(token_cost),
      canOpen: canSpin(known.wheel, known.token_balance),
      isDrawing: known.isDrawing,
      isBusy: known.isDrawing || known.told?.server_seed_hash === known.wheel.next_seed_hash,
      open: () => void spin(),
      stakeLeft: isStaked ? '' : formatMoney(free_turnover_left, currency),
      countdown: known.free_ms !== undefined && <Countdown until_ms={known.free_ms} />,
      tokens: t('minigame.youHave', { tokens: words.tokens(known.token_balance) }),
      earnHref: `${path('/minigame')}#earn`,
      outcome: drawn &&
        kind && {
          key: drawn.play_id,
          kind,
          text: t(`minigame.outcome.${kind}`, { prize: words.full(drawn.prize) }),
        },
      odds: <OddsTable prizes={prizes} caption={t('minigame.oddsOf', { game: known.wheel.name })} />,
      proof: drawn && <Proof result={drawn} told={known.told} />,
    };
    onKnown({ gift });
  });
  const drawn = result?.play_id;
  useEffect(() => {
    if (drawn !== undefined) refresh();
  }, [drawn, refresh]);
  useEffect(
    () => tell({ wheel, token_balance, isDrawing, result, told, free_ms }),
    [wheel, token_balance, isDrawing, result, told, free_ms],
  );
  return null;
}
