import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { formatMoney, toMinor } from '@marquee/ui/data/decimal.ts';
import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { realtime } from '../../realtime/realtime.ts';
import { useBalance } from '../../session/balance.ts';
import { openModal } from '../../session/modal-stack.ts';
import { useRefusalWords } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { forgetSession } from '../../session/session-store.ts';
import { usePath } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { useBankAccounts } from '../cashier/bank-accounts.ts';
import styles from './safety.module.css';

/** Says what becomes of the balance, and closes the account when the player has agreed. */
export function CloseAccountDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const refusalWords = useRefusalWords();
  const player = usePlayerFields();
  const { data: balance } = useBalance();
  const { data: banks } = useBankAccounts();
  const [read, setRead] = useState(false);
  const [forfeits, setForfeits] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');

  async function close(): Promise<void> {
    if (!player || !balance) return;
    setBusy(true);
    setRefused('');
    // The channel would say that the session was ended, as if it had happened to the player.
    realtime().signIn(null);
    const result = await callApi(endpoints.safetyCloseAccount, {
      ...player,
      confirm: true,
      forfeit_bonus: forfeits,
    });
    if (!result.ok) {
      realtime().signIn(player);
      setRefused(refusalWords(result.refusal.statusMessage));
      setBusy(false);
      return;
    }
    const { withdrawal } = result.answer;
    forgetSession();
    void navigate(path('/'));
    openModal({
      kind: 'message',
      title: t('safety.close.done'),
      text: withdrawal
        ? t('safety.close.onItsWay', {
            amount: formatMoney(withdrawal.amount, withdrawal.currency),
            bank: `${withdrawal.bank_name} ${withdrawal.account_number_masked}`,
          })
        : t('safety.close.noBalance'),
      onClose: () => undefined,
    });
  }

  const account = banks?.value.find((one) => one.is_default) ?? banks?.value[0];
  const hasMoney = balance !== undefined && toMinor(balance.real_balance) > 0n;
  const hasBonus = balance !== undefined && toMinor(balance.bonus_balance) > 0n;
  const needsBank = hasMoney && banks !== undefined && !account;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('safety.close.confirm')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('safety.notNow')}</Button>
          <Button
            variant="danger"
            busy={busy}
            disabled={!read || needsBank || (hasBonus && !forfeits)}
            onClick={() => void close()}
          >
            {t('safety.close.send')}
          </Button>
        </>
      }
    >
      {balance && banks ? (
        <div className={styles['stack']}>
          <ul className={styles['facts']}>
            <li>
              {hasMoney && account
                ? t('safety.close.returned', {
                    amount: formatMoney(balance.real_balance, balance.currency),
                    bank: `${account.bank_name} ${account.account_number_masked}`,
                  })
                : t(hasMoney ? 'bankAccountRequired' : 'safety.close.noBalance')}
            </li>
            <li>{t('safety.close.settled')}</li>
            <li>{t('safety.close.kept')}</li>
            <li>{t('safety.close.noUndo')}</li>
          </ul>
          {needsBank && <LinkButton href={path('/add-bank')}>{t('bank.add')}</LinkButton>}
          {hasBonus && (
            <Checkbox
              label={t('safety.close.forfeit', {
                amount: formatMoney(balance.bonus_balance, balance.currency),
              })}
              checked={forfeits}
              onChange={(event) => setForfeits(event.currentTarget.checked)}
            />
          )}
          <Checkbox
            label={t('safety.close.read')}
            checked={read}
            onChange={(event) => setRead(event.currentTarget.checked)}
          />
          {refused && (
            <p className={styles['refused']} role="alert">
              {refused}
            </p>
          )}
        </div>
      ) : (
        <Skeleton height="12rem" />
      )}
    </Dialog>
  );
}
