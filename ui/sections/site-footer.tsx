import type { ReactNode } from 'react';
import styles from './site-footer.module.css';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** The end of every page: where else to go, who may play, and what the house must say. */
export function SiteFooter({
  logo,
  brandName,
  about,
  columns,
  social,
  minimumAge,
  notices,
}: {
  logo: string;
  brandName: string;
  about: string;
  columns: readonly FooterColumn[];
  /** Where the site is found elsewhere, under a title. */
  social: {
    readonly title: string;
    readonly links: readonly { readonly label: string; readonly href: string; readonly icon: string }[];
  };
  minimumAge: number;
  notices: readonly string[];
}): ReactNode {
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
