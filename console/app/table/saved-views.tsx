import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Bookmark, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { endpoints } from '../api/endpoints.ts';
import { useOperation, useSubmission } from '../api/use-operation.ts';
import { FormMessage } from '../forms/form-message.tsx';
import { textOf } from '../forms/text-of.ts';
import { Popover } from '../shell/popover.tsx';
import { say } from '../session/toasts.ts';
import { useWords } from '../words/use-words.ts';
import type { Shown } from './kept-columns.ts';
import tableStyles from './data-table.module.css';
import styles from './saved-views.module.css';

/** What an address says besides how the table is looked at: the site that is worked on, and what is open beside the table. */
const notOfTheView = new Set(['site', 'open']);

/** How this operator looks at a table, kept under names: what narrows and orders it, and its columns. */
export function SavedViews({
  table,
  columns,
  setColumns,
}: {
  table: string;
  columns: Shown;
  setColumns: (columns: Shown) => void;
}): ReactNode {
  const words = useWords();
  return (
    <Popover
      label={words('views.title')}
      className={tableStyles['tool']}
      align="end"
      trigger={<Bookmark size={16} aria-hidden="true" />}
    >
      {(close, isOpen) =>
        isOpen && <Views table={table} columns={columns} setColumns={setColumns} close={close} />
      }
    </Popover>
  );
}

function Views({
  table,
  columns,
  setColumns,
  close,
}: {
  table: string;
  columns: Shown;
  setColumns: (columns: Shown) => void;
  close: () => void;
}): ReactNode {
  const words = useWords();
  const [parameters, setParameters] = useSearchParams();
  const { data } = useOperation(endpoints.viewsList, { table_name: table });
  const saving = useSubmission();
  const removing = useSubmission();
  const [name, setName] = useState('');
  const views = data?.value ?? [];

  function show(view: (typeof views)[number]): void {
    const kept = [...parameters].filter(([key]) => key === 'site');
    setParameters(new URLSearchParams([...kept, ...Object.entries(view.address)]));
    setColumns(view.columns);
    close();
  }
  async function save(form: FormData): Promise<void> {
    const address = Object.fromEntries([...parameters].filter(([key]) => !notOfTheView.has(key)));
    const answer = await saving.run(endpoints.viewsSave, {
      table_name: table,
      name: textOf(form, 'name'),
      address,
      columns,
    });
    if (answer === undefined) return;
    setName('');
    say(words('views.saved'));
  }
  return (
    <div className={styles['views']}>
      <h2 className={styles['title']}>{words('views.title')}</h2>
      {views.length === 0 && <p className={styles['none']}>{words('views.none')}</p>}
      <ul className={styles['list']}>
        {views.map((view) => (
          <li key={view.name}>
            <button type="button" className={styles['view']} onClick={() => show(view)}>
              {view.name}
            </button>
            <button
              type="button"
              className={tableStyles['tool']}
              aria-label={words('views.remove', { name: view.name })}
              onClick={() => void removing.run(endpoints.viewsRemove, { table_name: table, name: view.name })}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <FormMessage text={removing.message} />
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          void save(new FormData(event.currentTarget));
        }}
      >
        <TextField
          label={words('views.name')}
          name="name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={60}
          error={saving.faults['name']}
          required
        />
        <FormMessage text={saving.message} />
        <Button type="submit" size="small" disabled={saving.busy || name.trim() === ''}>
          {words('views.save')}
        </Button>
      </form>
    </div>
  );
}
