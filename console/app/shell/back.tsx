import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './back.module.css';

/** Leads from one thing to the list that it is of. `label` names that list. */
export function Back({ to, label }: { to: string; label: string }): ReactNode {
  return (
    <Link to={to} className={styles['back']} aria-label={label}>
      <ArrowLeft size={18} aria-hidden="true" />
    </Link>
  );
}
