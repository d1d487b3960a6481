import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Area } from './areas.ts';
import styles from './shortcuts-dialog.module.css';

/** The keys of the console. */
export default function ShortcutsDialog({
  areas,
  onClose,
}: {
  areas: readonly Area[];
  onClose: () => void;
}): ReactNode {
  const words = useWords();
  const groups = [
    {
      title: words('shortcuts.everywhere'),
      keys: [
        ['Ctrl K', words('shell.search')],
        ['/', words('shortcuts.search')],
        ['?', words('shortcuts.title')],
        ['Esc', words('shortcuts.close')],
      ],
    },
    {
      title: words('shortcuts.go'),
      keys: [...areas.map(({ key, name }) => [`g ${key}`, words(name)]), ['g z', words('sessions.title')]],
    },
    {
      title: words('shortcuts.table'),
      keys: [
        ['↑ ↓', words('shortcuts.move')],
        ['Enter', words('shortcuts.open')],
        ['Space', words('shortcuts.select')],
        ['Ctrl A', words('table.selectAll')],
      ],
    },
  ];
  return (
    <Dialog open onClose={onClose} title={words('shortcuts.title')} closeLabel={words('dialog.close')}>
      <div className={styles['groups']}>
        {groups.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key = '', text]) => (
                <div key={key}>
                  <dt>{text}</dt>
                  <dd>
                    {key.split(' ').map((part) => (
                      <kbd key={part}>{part}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
