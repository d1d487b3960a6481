import type { ReactNode } from 'react';
import type { FooterProps } from '../../shell/site-footer.tsx';
import styles from './billboard.module.css';

/** The name of the house as large as the page, in its own paint; what belongs under it stands under it. */
export default function BillboardFooter({
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
        <p className={styles['name']}>{brandName}</p>
        <div className={styles['about']}>
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
        <div className={styles['pages']}>
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
        <div className={styles['legal']}>
          <span className={styles['age']}>{`${minimumAge}+`}</span>
          <div>
            {notices.map((notice) => (
              <p key={notice}>{notice}</p>
            ))}
          </div>
        </div>
      </div>
    </footer>
  );
}
