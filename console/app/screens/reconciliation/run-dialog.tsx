import type { ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { useWords } from '../../words/use-words.ts';
import { BookDialog, type BookDialogProps } from './book-dialog.tsx';

/** Asks a gateway for its list of a day now. */
export function RunDialog(props: BookDialogProps): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  return (
    <BookDialog
      {...props}
      title={words('gatewayBook.run')}
      text={words('gatewayBook.runText')}
      submission={submission}
      compare={(_, of) => submission.run(endpoints.reconciliationRun, of)}
    />
  );
}
