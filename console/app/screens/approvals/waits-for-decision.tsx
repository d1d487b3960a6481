import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { may, useMe } from '../../session/me.ts';
import { useTo } from '../../session/site-choice.ts';
import { useWords } from '../../words/use-words.ts';
import styles from '../withdrawals/withdrawals.module.css';

/** Says who asked for a second operator, with the way to the request for those who may read it. */
export function WaitsForDecision({
  text,
  site,
  approvalId,
}: {
  text: string;
  site: string;
  approvalId: string;
}): ReactNode {
  const words = useWords();
  const me = useMe();
  const to = useTo();
  return (
    <ul className={styles['notes']}>
      <li>
        {text}{' '}
        {may(me, 'approvals.read', site) && (
          <Link to={to('/approvals', { open: approvalId })} className={styles['link']}>
            {words('withdrawal.toApproval')}
          </Link>
        )}
      </li>
    </ul>
  );
}
