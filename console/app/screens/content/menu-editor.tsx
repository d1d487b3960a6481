import type { ContentChange } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';
import type { EditorProps } from './editor-props.ts';
import { ListTools, moved } from './list-tools.tsx';

type Menu = Extract<ContentChange, { document: 'menu' }>['content'];

/** What the two menus of the site hold, and in which order. */
export function MenuEditor({
  content,
  onContent,
  disabled,
  entries,
}: EditorProps<Menu> & {
  /** Everything that they can hold. */
  entries: { readonly menu: readonly string[]; readonly game_menu: readonly string[] };
}): ReactNode {
  const words = useWords();
  return (
    <div className={styles['menus']}>
      {(['menu', 'game_menu'] as const).map((which) => {
        const shown = content[which];
        const hidden = entries[which].filter((entry) => !shown.includes(entry));
        const set = (list: string[]) => onContent({ ...content, [which]: list });
        return (
          <section key={which} className={styles['menu']} aria-label={words(`menu.${which}`)}>
            <h2 className={styles['menuTitle']}>{words(`menu.${which}`)}</h2>
            <ol>
              {shown.map((entry, at) => (
                <li key={entry}>
                  <span>{nameOf(entry)}</span>
                  {!disabled && (
                    <ListTools
                      name={nameOf(entry)}
                      at={at}
                      count={shown.length}
                      onMove={(to) => set(moved(shown, at, to))}
                      onRemove={() => set(shown.filter((one) => one !== entry))}
                    />
                  )}
                </li>
              ))}
            </ol>
            {hidden.length > 0 && (
              <>
                <h3 className={styles['menuHidden']}>{words('menu.hidden')}</h3>
                <ul>
                  {hidden.map((entry) => (
                    <li key={entry}>
                      <span className={styles['quiet']}>{nameOf(entry)}</span>
                      {!disabled && (
                        <Button
                          size="small"
                          variant="quiet"
                          icon={<Plus size={16} aria-hidden="true" />}
                          aria-label={words('menu.show', { name: nameOf(entry) })}
                          onClick={() => set([...shown, entry])}
                        >
                          {words('menu.add')}
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </section>
        );
      })}
    </div>
  );
}

/** An entry as a person reads it: `horse_racing` is Horse racing. */
function nameOf(entry: string): string {
  const text = entry.replaceAll(/[_-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
