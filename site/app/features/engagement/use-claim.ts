import { useMutation, useQueryClient } from '@tanstack/react-query';
import { balanceKey } from '../../session/balance.ts';
import { playerKey } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields, type PlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { rewardWords, type Reward } from './reward-chip.tsx';

/**
 * Claim a reward with one press. A toast tells what it came to. `claiming` stays until the balance and what the claim
 * changes (`touched`, keys of questions about the player) have been asked for again.
 */
export function useClaim<What>(
  ask: (player: PlayerFields, what: What) => Promise<{ reward: Reward }>,
  touched: readonly (readonly unknown[])[],
): { claim: (what: What) => void; claiming: What | undefined } {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (what: What) => (player ? ask(player, what) : undefined),
    onSuccess: (answer) => {
      if (!answer) return;
      showToast({
        tone: 'success',
        title: t('reward.claimed'),
        text: t('reward.credited', { reward: rewardWords(t, answer.reward) }),
      });
    },
    onError: (error) => {
      void report(error, { as: 'toast' });
    },
    onSettled: () =>
      Promise.all(
        [balanceKey, ...touched].map((key) =>
          queries.invalidateQueries({ queryKey: playerKey(player?.account_id, ...key) }),
        ),
      ),
  });
  return { claim: mutate, claiming: isPending ? variables : undefined };
}
