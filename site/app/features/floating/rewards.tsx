import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { raiseGlobally } from '../../session/global-fault.ts';
import { QueryScope } from '../../session/query-scope.tsx';
import { usePlayerFields } from '../../session/session.ts';
import { imageAt } from '../../shell/image-folders.ts';
import { changeLayout, useLayoutState } from '../../shell/layout-state.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './floating.module.css';

/** The way to the minigames while a cycle of them runs, until the player closes it. */
export default function Rewards(): ReactNode {
  return (
    <QueryScope>
      <RunningRewards />
    </QueryScope>
  );
}

function RunningRewards(): ReactNode {
  const t = useWords();
  const path = usePath();
  const player = usePlayerFields();
  const { show_rewards } = useLayoutState();
  const { data: isRunning = false } = useQuery({
    queryKey: ['player', player?.account_id, 'mini_game_cycle'],
    enabled: player !== null && show_rewards,
    staleTime: 300_000,
    queryFn: async () => {
      if (!player) return false;
      const result = await callApi(endpoints.miniGameCycle, player);
      if (result.ok) return Boolean(result.answer.value[0]?.status);
      raiseGlobally('The cycle of minigames was not told', result.refusal);
      return false;
    },
  });
  if (!player || !show_rewards || !isRunning) return null;
  return (
    <div className={styles['rewards']}>
      <a
        className={styles['icon']}
        href={path('/minigame')}
        target="_blank"
        rel="noopener"
        aria-label={t('floating.rewards')}
      >
        <img src={imageAt('minigame', 'prize-box.webp')} alt="" width={56} height={56} />
      </a>
      <button
        type="button"
        className={styles['close']}
        aria-label={t('floating.closeRewards')}
        onClick={() => changeLayout({ show_rewards: false })}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
