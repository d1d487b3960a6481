import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { balanceKey } from '../../session/balance.ts';
import { playerKey } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { bonusKey } from './bonus-queries.ts';

/** Claim a promotion; a toast tells what became of it, a dialog why not. */
export function useClaimPromotion(promotionId: string): { claim: () => void; claiming: boolean } {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const queries = useQueryClient();
  const { language } = useShell();
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      player
        ? callOrThrow(endpoints.promotionClaim, { ...player, promotion_id: promotionId, language })
        : undefined,
    onSuccess: (answer) => {
      if (!answer) return;
      const { bonus } = answer;
      const text = t.find(`bonus.claimed.${bonus.status}`);
      showToast({ tone: 'success', title: t('bonus.claimedTitle', { title: bonus.title }), text });
    },
    onError: (error) => report(error),
    onSettled: () =>
      Promise.all(
        [balanceKey, bonusKey].map((key) =>
          queries.invalidateQueries({ queryKey: playerKey(player?.account_id, ...key) }),
        ),
      ),
  });
  return { claim: () => mutate(), claiming: isPending };
}
