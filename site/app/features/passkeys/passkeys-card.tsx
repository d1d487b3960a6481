import { Button } from '@marquee/ui/controls/button.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { Fingerprint } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ApiRefusal, callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { useReport } from '../../session/report.ts';
import { usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { formatMoment } from '../history/moments.ts';
import { useAskAgain } from '../profile/use-profile.ts';
import styles from '../security/security.module.css';
import { AddPasskey } from './add-passkey.tsx';
import { usePasskeys, type Passkey } from './use-passkeys.ts';

/** The passkeys of the account: adding one on this device, and removing any. */
export function PasskeysCard(): ReactNode {
  const t = useWords();
  const askAgain = useAskAgain();
  const query = usePasskeys();
  const [adding, setAdding] = useState(false);
  const rest = (): void => {
    setAdding(false);
    void Promise.all([askAgain('passkeys'), askAgain('access_log')]);
  };
  return (
    <Card>
      <h2 className={styles['cardTitle']}>{t('passkey.title')}</h2>
      <p className={styles['muted']}>{t('passkey.text')}</p>
      <Answered query={query} height="6rem">
        {({ value }) => (
          <>
            {value.length > 0 && (
              <ul className={`${styles['sessions']} ${styles['passkeys']}`}>
                {value.map((passkey) => (
                  <PasskeyRow key={passkey.passkey_id} passkey={passkey} onRemoved={rest} />
                ))}
              </ul>
            )}
            {adding ? (
              <AddPasskey onDone={rest} />
            ) : (
              <Button
                variant={value.length > 0 ? 'secondary' : 'primary'}
                className={styles['go']}
                icon={<Fingerprint size={18} aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                {t('passkey.add')}
              </Button>
            )}
          </>
        )}
      </Answered>
    </Card>
  );
}

function PasskeyRow({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }): ReactNode {
  const t = useWords();
  const report = useReport();
  const player = usePlayerFields();
  const { language } = useShell();
  const [removing, setRemoving] = useState(false);
  const { passkey_id, name, host, created_at, last_used_at } = passkey;

  async function remove(): Promise<void> {
    if (!player) return;
    setRemoving(true);
    const result = await callApi(endpoints.passkeyRemove, { ...player, passkey_id });
    setRemoving(false);
    if (result.ok) showToast({ tone: 'success', text: t('passkey.removed') });
    else if (result.refusal.statusMessage !== 'stepUpRequired') await report(new ApiRefusal(result.refusal));
    onRemoved();
  }

  return (
    <li className={styles['session']}>
      <span className={styles['deviceIcon']}>
        <Fingerprint size={22} aria-hidden="true" />
      </span>
      <div className={styles['sessionText']}>
        <p className={styles['device']}>{name}</p>
        <p className={styles['muted']}>
          {t('passkey.since', { time: formatMoment(created_at, language) })} ·{' '}
          {last_used_at
            ? t('passkey.used', { time: formatMoment(last_used_at, language) })
            : t('passkey.unused')}
        </p>
        {host !== location.hostname && <p className={styles['muted']}>{t('passkey.elsewhere', { host })}</p>}
      </div>
      <Button
        size="small"
        busy={removing}
        aria-label={t('passkey.removeOne', { name })}
        onClick={() => void remove()}
      >
        {t('passkey.remove')}
      </Button>
    </li>
  );
}
