import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { useVip } from '../../session/vip.ts';
import { usePath } from '../../shell/shell-context.ts';
import { VipEmblem } from '../vip/vip-emblem.tsx';
import styles from './account-menu.module.css';

/** The player's level at the head of the menu, as the way to the ladder; nothing where the site has none. */
export default function MenuLevel({ onChoose }: { onChoose: () => void }): ReactNode {
  return (
    <QueryScope>
      <Level onChoose={onChoose} />
    </QueryScope>
  );
}

function Level({ onChoose }: { onChoose: () => void }): ReactNode {
  const path = usePath();
  const level = useVip().data?.nextLevel[0];
  if (!level || level.vip_name === '') return null;
  return (
    <a className={styles['menuLevel']} href={path('/vip')} data-play="" onClick={onChoose}>
      <VipEmblem level={level.vip_level} size={24} />
      {level.vip_name}
    </a>
  );
}
