import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useVip } from '../../session/vip.ts';
import { useWaiting } from '../engagement/waiting.ts';
import { VipEmblem } from '../vip/vip-emblem.tsx';
import styles from './account-menu.module.css';

/**
 * What lies on the button of the player's menu: the emblem of the player's level, and how much can be claimed; a dot where
 * only messages are unread. The menu itself says it all in words.
 */
export default function AvatarMarks(): ReactNode {
  return (
    <QueryScope>
      <Level />
      <Count />
    </QueryScope>
  );
}

function Level(): ReactNode {
  const level = useVip().data?.nextLevel[0];
  if (!level || level.vip_name === '') return null;
  return <VipEmblem level={level.vip_level} size={24} className={styles['emblem']} />;
}

function Count(): ReactNode {
  const { claimable, inbox } = useWaiting();
  if (claimable === 0) return inbox > 0 ? <span className={styles['dot']} aria-hidden="true" /> : null;
  // Written by the style sheet: as text it would be part of the button's name.
  return (
    <span
      className={styles['claims']}
      aria-hidden="true"
      data-claimable={claimable > 99 ? '99+' : claimable}
    />
  );
}
