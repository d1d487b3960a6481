import type { bankAccountList } from '@marquee/contract/api/cashier/bank_account_list.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { playerKey } from '../../session/player-query.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { formatMoment } from '../history/moments.ts';
import styles from './cashier.module.css';

type BankAccount = AnswerOf<typeof bankAccountList>['value'][number];

/** The player's bank accounts, which of them is paid out to first, and the way to take one off. */
export function BankAccountList({ accounts }: { accounts: readonly BankAccount[] }): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const queries = useQueryClient();
  const { language } = useShell();
  const [busy, setBusy] = useState('');
  const [removing, setRemoving] = useState<BankAccount>();
  const [now_ms] = useState(() => Date.now());

  async function change(call: 'bankAccountDefault' | 'bankAccountRemove', { bank_account_id }: BankAccount) {
    if (!player) return;
    setBusy(bank_account_id);
    const result = await callApi(endpoints[call], { ...player, bank_account_id });
    if (!result.ok) await report(new ApiRefusal(result.refusal));
    await Promise.all([
      queries.invalidateQueries({ queryKey: playerKey(player.account_id, 'bank_accounts') }),
      queries.invalidateQueries({ queryKey: playerKey(player.account_id, 'withdrawal_info') }),
    ]);
    setBusy('');
    setRemoving(undefined);
  }

  const nameOf = (account: BankAccount): string => `${account.bank_name} ${account.account_number_masked}`;
  return (
    <>
      <ul className={styles['banks']}>
        {accounts.map((account) => (
          <li key={account.bank_account_id} className={styles['bank']}>
            <span className={styles['methodIcon']}>
              <Landmark size={22} aria-hidden="true" />
            </span>
            <span>
              <span className={styles['bankName']}>{account.bank_name}</span>
              <br />
              <span className={styles['muted']}>
                {account.account_number_masked} · {account.account_name}
              </span>
              {Date.parse(account.usable_at) > now_ms && (
                <span className={styles['sub']}>
                  {t('bank.usableAt', { time: formatMoment(account.usable_at, language) })}
                </span>
              )}
            </span>
            <span className={styles['bankActions']}>
              {account.is_default ? (
                <Badge tone="accent">{t('bank.default')}</Badge>
              ) : (
                <Button
                  size="small"
                  busy={busy === account.bank_account_id && !removing}
                  aria-label={`${t('bank.makeDefault')}: ${nameOf(account)}`}
                  onClick={() => void change('bankAccountDefault', account)}
                >
                  {t('bank.makeDefault')}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={`${t('bank.remove')}: ${nameOf(account)}`}
                onClick={() => setRemoving(account)}
              >
                {t('bank.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Dialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={t('bank.removeConfirm')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button onClick={() => setRemoving(undefined)}>{t('safety.notNow')}</Button>
            <Button
              variant="danger"
              busy={busy !== ''}
              onClick={() => removing && void change('bankAccountRemove', removing)}
            >
              {t('bank.remove')}
            </Button>
          </>
        }
      >
        <p>{removing && t('bank.removeText', { account: nameOf(removing) })}</p>
      </Dialog>
    </>
  );
}
