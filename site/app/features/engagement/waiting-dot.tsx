import type { ReactNode } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import styles from './engagement.module.css';
import { useWaiting } from './waiting.ts';

/** A dot on the button of the player's menu while something in it waits; the menu itself says what. */
export default function WaitingDot(): ReactNode {
  return (
    <QueryScope>
      <Dot />
    </QueryScope>
  );
}

function Dot(): ReactNode {
  const { inbox, missions } = useWaiting();
  return inbox + missions > 0 ? <span className={styles['dot']} aria-hidden="true" /> : null;
}
