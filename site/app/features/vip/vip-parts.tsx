import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/use-words.ts';
import type { VipLevel } from './vip-steps.ts';

/** What every arrangement of the VIP page is given. */
export interface VipArrangementProps {
  readonly title: string;
  readonly lead: string;
  /** Where the player stands; to a visitor the way to join. */
  readonly own: ReactNode;
  /** From the lowest to the highest. */
  readonly levels: readonly VipLevel[];
  /** How levels are reached and kept, in sentences. */
  readonly rules: ReactNode;
}

const OwnLevelMark = lazy(() => import('./own-level-mark.tsx'));

/** Marks the player's own level; nothing on all others and for visitors. */
export function LevelMark({ level }: { level: number }): ReactNode {
  const { status } = useSession();
  if (status !== 'authenticated') return null;
  return (
    <Contained>
      <Suspense>
        <OwnLevelMark level={level} />
      </Suspense>
    </Contained>
  );
}

/** Figures of a level under their heading. Where there are none it says so in words. */
export function LevelFigures({
  heading,
  figures,
  none,
  className,
}: {
  heading: string;
  figures: VipLevel['gives'];
  none: string;
  className: {
    readonly block?: string;
    readonly heading?: string;
    readonly list?: string;
    readonly none?: string;
  };
}): ReactNode {
  return (
    <div className={className.block}>
      <h4 className={className.heading}>{heading}</h4>
      {figures.length > 0 ? (
        <dl className={className.list}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className={className.none}>{none}</p>
      )}
    </div>
  );
}

/** The three parts of a level: what it takes, what it gives, and what keeps it. */
export function useLevelParts(): (
  level: VipLevel,
) => readonly Omit<Parameters<typeof LevelFigures>[0], 'className'>[] {
  const t = useWords();
  return ({ takes, gives, keeps }) => [
    { heading: t('vip.takes'), figures: takes, none: t('vip.takesNothing') },
    { heading: t('vip.gives'), figures: gives, none: '' },
    { heading: t('vip.keeps'), figures: keeps, none: t('vip.keepsNothing') },
  ];
}
