import type { partners } from '@marquee/contract/api/settings/partners.ts';
import type { AnswerOf } from '@marquee/contract/call.ts';
import type { ReactNode } from 'react';
import styles from './partner-list.module.css';

export type Partner = AnswerOf<typeof partners>['partners'][number];

/** Each partner's logo, which leads out in a new tab, and its name. */
export function PartnerList({ partners: shown }: { partners: readonly Partner[] }): ReactNode {
  return (
    <ul className={styles['list']}>
      {shown.map((partner) => (
        <li key={partner.href}>
          <a className={styles['partner']} href={partner.href} target="_blank" rel="noopener noreferrer">
            <img src={partner.img_url} alt="" width={96} height={48} loading="lazy" />
            <span>{partner.partner_name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
