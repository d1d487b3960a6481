import type { forfeitPreview } from '@marquee/contract/api/promotion/forfeit_preview.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { envelopeOf, callOrThrow } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { balanceKey } from '../../session/balance.ts';
import { playerKey, usePlayerQuery } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { bonusKey } from './bonus-queries.ts';
import type { Bonus } from './promotion.ts';
import styles from './bonus.module.css';

/**
 * What giving a bonus up takes and what stays, before it happens. What is sent is the amount that was shown: where it has
 * changed since, nothing is taken and the new one is shown.
 */
export function ForfeitDialog({ bonus, onClose }: { bonus: Bonus; onClose: () => void }): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const queries = useQueryClient();
  const { language } = useShell();
  const preview = usePlayerQuery<AnswerOf<typeof forfeitPreview>>(
    [...bonusKey, 'forfeit', bonus.bonus_id],
    (fields, signal) =>
      callOrThrow(endpoints.forfeitPreview, { ...fields, bonus_id: bonus.bonus_id, language }, { signal }),
    { staleTime: 0 },
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (forfeits: string) =>
      player &&
      callOrThrow(endpoints.forfeitBonus, { ...player, bonus_id: bonus.bonus_id, forfeits, language }),
    onSuccess: () => {
      showToast({ tone: 'info', title: t('bonus.givenUp'), text: bonus.title });
      onClose();
    },
    onError: async (failure) => {
      if (envelopeOf(failure).statusMessage === 'forfeitureChanged') return;
      onClose();
      await report(failure);
    },
    onSettled: () =>
      Promise.all(
        [balanceKey, bonusKey, ['withdrawal_info']].map((key) =>
          queries.invalidateQueries({ queryKey: playerKey(player?.account_id, ...key) }),
        ),
      ),
  });
  const changed = error && envelopeOf(error).statusMessage === 'forfeitureChanged';
  const forfeiture = preview.data?.forfeiture;
  const takes = forfeiture ? formatMoney(forfeiture.forfeits, forfeiture.currency) : '';
  const takesMoney = forfeiture !== undefined && toMinor(forfeiture.forfeits) > 0n;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bonus.giveUpTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('bonus.keep')}</Button>
          <Button
            variant="danger"
            busy={isPending}
            disabled={!forfeiture}
            onClick={() => forfeiture && mutate(forfeiture.forfeits)}
          >
            {takesMoney ? t('bonus.giveUpAmount', { amount: takes }) : t('bonus.giveUp')}
          </Button>
        </>
      }
    >
      <Answered query={preview} height="10rem">
        {({ forfeiture: { title, keeps, wagered, remaining, currency } }) => (
          <div className={styles['forfeit']}>
            <p className={styles['forfeitName']}>{title}</p>
            {changed && (
              <p className={styles['warning']} role="alert">
                {t('bonus.forfeitChanged')}
              </p>
            )}
            <dl className={styles['sums']}>
              <div>
                <dt>{t('bonus.youLose')}</dt>
                <dd className={styles['loss']}>{takes}</dd>
              </div>
              <div>
                <dt>{t('bonus.youKeep')}</dt>
                <dd>{formatMoney(keeps, currency)}</dd>
              </div>
              <div>
                <dt>{t('bonus.wageredSoFar')}</dt>
                <dd>{formatMoney(wagered, currency)}</dd>
              </div>
              <div>
                <dt>{t('bonus.remaining')}</dt>
                <dd>{formatMoney(remaining, currency)}</dd>
              </div>
            </dl>
            <p className={styles['note']}>
              {t(`bonus.giveUpNote.${bonus.status === 'awaiting_deposit' ? 'waiting' : 'final'}`)}
            </p>
          </div>
        )}
      </Answered>
    </Dialog>
  );
}
