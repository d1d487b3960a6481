import { LatePart } from '../../shell/late-part.tsx';
import { Button, LinkButton } from '@marquee/ui/controls/button.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { Bell, CalendarOff, DoorOpen, Gauge, ShieldBan } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import { modalIdOf, openModal } from '../../session/modal-stack.ts';
import { signInAddress } from '../../session/return-to.ts';
import { useSession } from '../../session/session.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import { addCatalogues } from '../../words/load.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './safety-section.module.css';

/** The tools speak the words of the player's pages, which visitors do without. */
const SafetyTools = lazy(async () => {
  const [tools] = await Promise.all([
    import('./safety-tools.tsx'),
    addCatalogues(['general', 'validation', 'errors']),
  ]);
  return tools;
});

const offers = [
  { key: 'limits', icon: Gauge },
  { key: 'check', icon: Bell },
  { key: 'timeOut', icon: CalendarOff },
  { key: 'exclusion', icon: ShieldBan },
  { key: 'closing', icon: DoorOpen },
] as const;

/** The tools of safer play: for a player to use, for a visitor to know of. The HTML is that of a visitor. */
export function SafetySection(): ReactNode {
  const { status } = useSession();
  return (
    <div className={styles['section']} data-status={status}>
      {status === 'authenticated' ? (
        <LatePart fallback={<Skeleton height="44rem" radius="var(--radius-panel)" />}>
          <SafetyTools />
        </LatePart>
      ) : (
        <Invitation />
      )}
    </div>
  );
}

function Invitation(): ReactNode {
  const t = useWords();
  const path = usePath();
  const { login } = useShell().theme;
  const here = path('/responsible-gaming');
  return (
    <section className={styles['invitation']} aria-labelledby="safety-tools">
      <h2 id="safety-tools">{t('safety.invite.title')}</h2>
      <p>{t('safety.invite.text')}</p>
      <ul className={styles['offers']}>
        {offers.map(({ key, icon: Icon }) => (
          <li key={key}>
            <Icon size={20} aria-hidden="true" />
            {t(`safety.invite.${key}`)}
          </li>
        ))}
      </ul>
      {login === 'page' ? (
        <LinkButton variant="primary" href={signInAddress(path('/login'), here)}>
          {t('safety.invite.signIn')}
        </LinkButton>
      ) : (
        <Button
          variant="primary"
          onClick={() => openModal({ kind: 'sign_in', elementId: modalIdOf(login), returnTo: here })}
        >
          {t('safety.invite.signIn')}
        </Button>
      )}
    </section>
  );
}
