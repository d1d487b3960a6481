import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './forms.module.css';

/** What is wrong with a form as a whole. */
export function FormMessage({ text }: { text: string | undefined }): ReactNode {
  if (text === undefined) return null;
  return (
    <p className={styles['message']} role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
