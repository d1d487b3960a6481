import { Badge } from '@marquee/ui/data/badge.tsx';
import type { ReactNode } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { isLanguageCode, languages } from '../../words/languages.ts';
import { formatMoment } from '../history/moments.ts';
import { contactOf, type ContactChannel } from './contact.ts';
import type { Profile } from './use-profile.ts';
import styles from './profile.module.css';

/** Who the player is, as the house knows him. */
export function ProfileFacts({ profile }: { profile: Profile }): ReactNode {
  const t = useWords();
  const { language } = useShell();
  const facts = [
    { label: t('register.account'), value: profile.account_id },
    { label: t('register.fullName'), value: profile.full_name },
    { label: t('register.email'), value: <Contact profile={profile} channel="email" /> },
    { label: t('register.phone'), value: <Contact profile={profile} channel="sms" /> },
    { label: t('register.birthDate'), value: profile.birth_date },
    {
      label: t('profile.language'),
      value: isLanguageCode(profile.language) ? languages[profile.language].name : profile.language,
    },
    { label: t('profile.marketing'), value: t(`profile.marketing.${profile.accepts_marketing}`) },
    { label: t('profile.joined'), value: formatMoment(profile.created_at, language) },
  ];
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Contact({ profile, channel }: { profile: Profile; channel: ContactChannel }): ReactNode {
  const t = useWords();
  const { value, verified, pending } = contactOf(profile, channel);
  return (
    <>
      {value}{' '}
      <Badge tone={verified ? 'positive' : 'warning'}>
        {t(verified ? 'profile.verified' : 'profile.unverified')}
      </Badge>
      {pending && <span className={styles['waits']}>{t('profile.pendingShort', { contact: pending })}</span>}
    </>
  );
}
