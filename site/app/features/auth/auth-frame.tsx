import { Coins, Scale, ShieldCheck } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { useWords } from '../../words/use-words.ts';
import { usePageTitle } from '../account/use-page-title.ts';
import styles from './auth.module.css';

/** The page around signing in and signing up: the form, and on wide screens the brand beside it. */
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
    <div className={styles['frame']}>
      <div className={styles['panel']}>
        <h1 className={styles['title']} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {children}
      </div>
      <div className={styles['brand']}>
        {banner && (
          <picture>
            {/* Phones do not show the picture and must not fetch it. */}
            <source
              media="(width < 56rem)"
              srcSet="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
            />
            <img className={styles['art']} src={banner.image_url} alt="" />
          </picture>
        )}
        <div className={styles['brandText']}>
          <p className={styles['brandName']}>{site?.site_name}</p>
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
        </div>
      </div>
    </div>
  );
}
