import type { ReactNode } from 'react';
import type { FooterProps } from '../../shell/site-footer.tsx';
import styles from './compact.module.css';

/** A colophon: the pages in running lines, and what must be said in small print under them. */
export default function CompactFooter({
  logo,
  brandName,
  about,
  columns,
  social,
  minimumAge,
  notices,
}: FooterProps): ReactNode {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <img className={styles['logo']} src={logo} alt={brandName} width={180} height={42} loading="lazy" />
        <div className={styles['lines']}>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <ul className={styles['links']}>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {social.links.length > 0 && (
          <nav className={styles['social']} aria-label={social.title}>
            {social.links.map(({ label, href, icon }) => (
              <a key={href} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
                <img src={icon} alt="" width={32} height={32} loading="lazy" />
              </a>
            ))}
          </nav>
        )}
        <p className={styles['print']}>
          <strong className={styles['age']}>{`${minimumAge}+`}</strong>
          {[about, ...notices].join(' ')}
        </p>
      </div>
    </footer>
  );
}
