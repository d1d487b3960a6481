import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { textOf } from '../../forms/text-of.ts';
import { useMe } from '../../session/me.ts';
import { useWords } from '../../words/use-words.ts';
import { BookDialog, type BookDialogProps } from './book-dialog.tsx';

/** Holds our payments against a statement of the gateway or the bank. */
export function UploadDialog(props: BookDialogProps): ReactNode {
  const words = useWords();
  const me = useMe();
  const submission = useSubmission();
  const [lacksFile, setLacksFile] = useState(false);
  const currencies = [...new Set(me.sites.map(({ currency }) => currency))];
  return (
    <BookDialog
      {...props}
      title={words('gatewayBook.upload')}
      text={words('gatewayBook.uploadText')}
      submission={submission}
      compare={async (form, of) => {
        const file = form.get('file');
        const isFile = file instanceof File && file.size > 0;
        setLacksFile(!isFile);
        if (!isFile) return undefined;
        return submission.run(endpoints.reconciliationUpload, {
          ...of,
          currency: textOf(form, 'currency'),
          file_name: file.name.slice(-120),
          content: await file.text(),
        });
      }}
    >
      <SelectField
        label={words('report.currency')}
        hint={words('gatewayBook.currencyHint')}
        name="currency"
        options={currencies.map((value) => ({ value, label: value }))}
        error={submission.faults['currency']}
      />
      <TextField
        type="file"
        accept=".csv,text/csv"
        label={words('gatewayBook.file')}
        hint={words('gatewayBook.fileHint')}
        name="file"
        error={lacksFile ? words('gatewayBook.noFile') : submission.faults['content']}
      />
    </BookDialog>
  );
}
