import type { ReactNode } from 'react';
import type { FooterProps } from '../../shell/site-footer.tsx';
import styles from './columns.module.css';

/** The brand and what it says of itself, and beside it the pages in columns. */
export default function ColumnsFooter({
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
        <div>
          <img className={styles['logo']} src={logo} alt={brandName} width={180} height={42} loading="lazy" />
          <p>{about}</p>
          {social.links.length > 0 && (
            <nav className={styles['social']} aria-label={social.title}>
              {social.links.map(({ label, href, icon }) => (
                <a key={href} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
                  <img src={icon} alt="" width={40} height={40} loading="lazy" />
                </a>
              ))}
            </nav>
          )}
        </div>
        <div className={styles['columns']}>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.label}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className={styles['legal']}>
        <span className={styles['age']}>{`${minimumAge}+`}</span>
        <div>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
