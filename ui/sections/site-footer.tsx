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
  minimumAge,
  notices,
}: {
  logo: string;
  brandName: string;
  about: string;
  columns: readonly FooterColumn[];
  minimumAge: number;
  notices: readonly string[];
}): ReactNode {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div>
          <img className={styles['logo']} src={logo} alt={brandName} width={180} height={42} loading="lazy" />
          <p>{about}</p>
        </div>
        <div className={styles['columns']}>
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className={styles['legal']}>
        <span className={styles['age']}>{minimumAge}+</span>
        <div>
          {notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
