import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { Clock, Mail, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callApi } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { updateStoredProfile, usePlayerFields } from '../../session/session.ts';
import { showToast } from '../../session/toasts.ts';
import { useWords } from '../../words/use-words.ts';
import { CodeForm, momentAfter_ms } from '../auth/code-form.tsx';
import { ContactForm } from './contact-form.tsx';
import { contactOf, requestOf, type ContactChannel } from './contact.ts';
import { useAskAgain, type Profile } from './use-profile.ts';
import styles from './profile.module.css';

const words = {
  email: {
    icon: Mail,
    label: 'register.email',
    change: 'profile.changeEmail',
    verify: 'profile.verifyEmail',
    pending: 'profile.pendingEmail',
  },
  sms: {
    icon: Smartphone,
    label: 'register.phone',
    change: 'profile.changePhone',
    verify: 'profile.verifyPhone',
    pending: 'profile.pendingPhone',
  },
} as const;

/** The player's address or number: as it stands, another one asked for, and the code that the other one waits for. */
export function ContactField({ profile, channel }: { profile: Profile; channel: ContactChannel }): ReactNode {
  const t = useWords();
  const player = usePlayerFields();
  const askAgain = useAskAgain();
  const [editing, setEditing] = useState(false);
  const [resendAt_ms, setResendAt] = useState(0);
  const { value, verified, pending } = contactOf(profile, channel);
  const { icon: Icon, ...ids } = words[channel];

  async function verify(tac: string) {
    if (!player) return undefined;
    const result = await callApi(endpoints.contactChangeVerify, { ...player, tac_channel: channel, tac });
    if (!result.ok) return result.refusal;
    const changed = result.answer.value[0];
    if (changed) {
      updateStoredProfile(changed);
      showToast({
        tone: 'success',
        text: t('profile.contactSaved', { contact: contactOf(changed, channel).value }),
      });
    }
    await askAgain('profile');
    return undefined;
  }

  return (
    <section className={styles['contact']} aria-label={t(ids.label)}>
      <div className={styles['contactHead']}>
        <span className={styles['contactIcon']}>
          <Icon size={20} aria-hidden="true" />
        </span>
        <div>
          <p className={styles['muted']}>{t(ids.label)}</p>
          <p className={styles['contactValue']}>
            {value}
            <Badge tone={verified ? 'positive' : 'warning'}>
              {t(verified ? 'profile.verified' : 'profile.unverified')}
            </Badge>
          </p>
        </div>
        {!editing && !pending && (
          <Button
            size="small"
            aria-label={t(verified ? ids.change : ids.verify)}
            onClick={() => setEditing(true)}
          >
            {t(verified ? 'profile.change' : 'register.verify')}
          </Button>
        )}
      </div>
      {editing && (
        <ContactForm
          channel={channel}
          value={verified ? '' : value}
          onAsked={async (resendAfter_s) => {
            setResendAt(momentAfter_ms(resendAfter_s));
            await askAgain('profile');
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      )}
      {!editing && pending && player && (
        <div className={styles['pending']}>
          <CodeForm
            key={`${pending} ${resendAt_ms}`}
            intro={
              <span className={styles['pendingText']}>
                <Clock size={18} aria-hidden="true" />
                <span>{t(ids.pending, { contact: pending })}</span>
              </span>
            }
            submitLabel={t('register.verify')}
            sentResendAt_ms={resendAt_ms}
            onCode={verify}
            onResend={() =>
              callApi(endpoints.contactChangeRequest, { ...player, ...requestOf(channel, pending) })
            }
          />
          <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
            {t('profile.anotherOne')}
          </Button>
        </div>
      )}
    </section>
  );
}
