import { Button } from '@marquee/ui/controls/button.tsx';
import { Badge } from '@marquee/ui/data/badge.tsx';
import { Card } from '@marquee/ui/surfaces/card.tsx';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Answered } from '../account/query-state.tsx';
import { useAskAgain, useProfile, type Profile } from '../profile/use-profile.ts';
import { EndSecondFactor } from './end-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { BeginSecondFactor, ConfirmSecondFactor, type Secret } from './start-second-factor.tsx';
import styles from './security.module.css';

/** Below so many, new recovery codes are worth their trouble. */
export const fewCodes = 3;

/** Where the player is with his second factor. */
type Step =
  | { readonly name: 'rest' }
  | { readonly name: 'begin' }
  | { readonly name: 'confirm'; readonly secret: Secret }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'end' };

/** The second factor: how it stands, turning it on in three steps, and turning it off. */
export function SecondFactorCard(): ReactNode {
  const t = useWords();
  const query = useProfile();
  return (
    <Card>
      <Answered query={query} height="9rem">
        {({ value: [own] }) => own && <SecondFactor profile={own} title={t('security.factor')} />}
      </Answered>
    </Card>
  );
}

function SecondFactor({ profile, title }: { profile: Profile; title: string }): ReactNode {
  const t = useWords();
  const askAgain = useAskAgain();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = (): void => {
    setStep({ name: 'rest' });
    void Promise.all([askAgain('profile'), askAgain('access_log')]);
  };
  const on = profile.two_factor;
  return (
    <>
      <div className={styles['head']}>
        <h2 className={styles['cardTitle']}>{title}</h2>
        <Badge tone={on ? 'positive' : 'warning'}>{t(on ? 'security.factorOn' : 'security.factorOff')}</Badge>
      </div>
      {step.name === 'rest' && (
        <>
          <p className={styles['muted']}>
            {on ? t('security.codesLeft', { count: profile.recovery_codes_left }) : t('security.factorText')}
          </p>
          <Button
            variant={on ? 'secondary' : 'primary'}
            className={styles['go']}
            onClick={() => setStep(on ? { name: 'end' } : { name: 'begin' })}
          >
            {t(on ? 'security.factorEnd' : 'security.factorBegin')}
          </Button>
        </>
      )}
      {step.name === 'begin' && (
        <BeginSecondFactor onSecret={(secret) => setStep({ name: 'confirm', secret })} onCancel={rest} />
      )}
      {step.name === 'confirm' && (
        <ConfirmSecondFactor
          secret={step.secret}
          onCodes={(codes) => setStep({ name: 'codes', codes })}
          onCancel={rest}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={rest} />}
      {step.name === 'end' && <EndSecondFactor onEnded={rest} onCancel={rest} />}
    </>
  );
}
