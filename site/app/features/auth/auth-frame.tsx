import { Coins, Scale, ShieldCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { arranged } from '../../shell/arranged.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { usePageTitle } from '../account/use-page-title.ts';
import styles from './auth.module.css';

/** What the page around signing in and signing up consists of. */
export interface AuthFrameProps {
  readonly heading: ReactNode;
  readonly lead: ReactNode;
  /** The form, or the step of it. */
  readonly children: ReactNode;
  readonly brandName: string;
  /** The brand's mark, a square. */
  readonly mark: string;
  /** A picture of the brand, which is dark at its left and has what it shows at its right; and one for phones. */
  readonly art: { readonly wide: string; readonly narrow: string } | undefined;
  /** What the house promises: a list in its own form. */
  readonly promises: ReactNode;
}

const Arranged = arranged<'sign_in', AuthFrameProps>('sign_in', {
  page: () => import('../../arrangements/sign_in/page.tsx'),
  split: () => import('../../arrangements/sign_in/split.tsx'),
  curtain: () => import('../../arrangements/sign_in/curtain.tsx'),
  dialog: () => import('../../arrangements/sign_in/dialog.tsx'),
  sheet: () => import('../../arrangements/sign_in/sheet.tsx'),
});

/** The page around signing in and signing up: the form, and the brand around it. */
export function AuthFrame({
  title,
  titleRef,
  lead,
  children,
}: {
  title: string;
  /** For who moves the focus to the title, where a step begins that nobody has navigated to. */
  titleRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const t = useWords();
  usePageTitle(title);
  const { site } = useShell();
  const banner = site?.banners[0];
  return (
    <Arranged
      heading={
        <h1 className={styles['title']} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
      }
      lead={lead && <p className={styles['lead']}>{lead}</p>}
      brandName={site?.site_name ?? ''}
      mark={site?.logo2 ?? ''}
      art={banner && { wide: banner.image_url, narrow: banner.image_mobile_url }}
      promises={
        <ul className={styles['promises']}>
          <li>
            <ShieldCheck size={20} aria-hidden="true" /> {t('auth.promise.fair')}
          </li>
          <li>
            <Scale size={20} aria-hidden="true" /> {t('auth.promise.rtp')}
          </li>
          <li>
            <Coins size={20} aria-hidden="true" />{' '}
            {t(site?.play_money ? 'auth.promise.playMoney' : 'auth.promise.ledger')}
          </li>
        </ul>
      }
    >
      {children}
    </Arranged>
  );
}
