import { Mail, MessageSquareText } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './auth.module.css';

/** Where a one-time code is to be sent: SMS or e-mail. Takes a form library's registration. */
export function ChannelField(registration: ComponentProps<'input'>): ReactNode {
  const t = useWords();
  return (
    <fieldset className={styles['channels']}>
      <legend>{t('register.channel')}</legend>
      <label className={styles['channel']}>
        <input {...registration} type="radio" value="sms" />
        <MessageSquareText size={18} aria-hidden="true" /> {t('register.channel.sms')}
      </label>
      <label className={styles['channel']}>
        <input {...registration} type="radio" value="email" />
        <Mail size={18} aria-hidden="true" /> {t('register.channel.email')}
      </label>
    </fieldset>
  );
}
