import type { ReactNode } from 'react';
import styles from './raffle.module.css';

/** The first steps of a player as numbered raffle tickets, each leading to its page. */
export function Raffle({
  label,
  tickets,
}: {
  label: string;
  tickets: readonly { readonly title: string; readonly text: string; readonly href: string }[];
}): ReactNode {
  return (
    <ol className={styles['raffle']} aria-label={label}>
      {tickets.map((ticket, index) => (
        <li key={ticket.href} className={styles['slip']}>
          <a className={styles['link']} href={ticket.href}>
            <span className={styles['ticket']}>
              <span className={styles['number']} aria-hidden="true">
                {index + 1}
              </span>
              <b className={styles['name']}>{ticket.title}</b>
              {ticket.text}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
