import { providerCodeOf } from '@marquee/contract/game-providers.ts';
import type { ReactNode } from 'react';
import { imageAt } from '../../shell/image-folders.ts';
import styles from './providers.module.css';

/** The codes of the providers whose logos are in the folder of logos. */
const drawn: ReadonlySet<string> = new Set(['MARQUEE']);

/** A provider's logo, found by its slug; its name in its place where the site has none. */
export function ProviderLogo({ slug, name }: { slug: string; name: string }): ReactNode {
  const code = providerCodeOf(slug);
  if (!drawn.has(code)) return <span className={styles['nameplate']}>{name}</span>;
  return (
    <img className={styles['logo']} src={imageAt('logos', `${code}.svg`)} alt="" width={160} height={64} />
  );
}
