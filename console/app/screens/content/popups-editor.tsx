import type { ContentChange } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';
import type { EditorProps } from './editor-props.ts';
import { changed, ListTools, moved } from './list-tools.tsx';
import { PopupFields } from './popup-fields.tsx';
import own from './popups.module.css';
import { noText } from './text-fields.tsx';

type Popups = Extract<ContentChange, { document: 'popups' }>['content'];

/** The popups of a site in their order; one of them is edited at a time. */
export function PopupsEditor({ content, onContent, ...rest }: EditorProps<Popups>): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState<number | undefined>(content.length === 1 ? 0 : undefined);
  const popup = open === undefined ? undefined : content[open];
  function add(): void {
    const fresh: Popups[number] = {
      popup_id: `popup-${Date.now().toString(36)}`,
      is_on: true,
      title: noText,
      body: noText,
      image_url: '',
      button: noText,
      href: '',
      audience: 'everyone',
      pages: ['home'],
      how_often: 'day',
      show_from: null,
      show_until: null,
    };
    onContent([...content, fresh]);
    setOpen(content.length);
  }
  function move(from: number, to: number): void {
    const opened = popup?.popup_id;
    const next = moved(content, from, to);
    onContent(next);
    setOpen(opened === undefined ? undefined : next.findIndex(({ popup_id }) => popup_id === opened));
  }
  return (
    <>
      <p className={styles['quiet']}>{words(content.length === 0 ? 'popups.none' : 'popups.order')}</p>
      {content.length > 0 && (
        <ul className={styles['newsList']}>
          {content.map(({ popup_id, title, is_on }, at) => {
            const name = title.EN || words('popups.untitled');
            return (
              <li key={popup_id} className={own['row']}>
                <button
                  type="button"
                  aria-expanded={open === at}
                  onClick={() => setOpen(open === at ? undefined : at)}
                >
                  <span className={styles['entryName']}>{name}</span>
                  {!is_on && <span className={styles['quiet']}>{words('popups.off')}</span>}
                </button>
                {!rest.disabled && (
                  <ListTools
                    name={name}
                    at={at}
                    count={content.length}
                    onMove={(to) => move(at, to)}
                    onRemove={() => {
                      onContent(content.filter((_, index) => index !== at));
                      setOpen(undefined);
                    }}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      {popup && open !== undefined && (
        <PopupFields
          key={popup.popup_id}
          {...rest}
          popup={popup}
          at={`change.content.${open}`}
          onPopup={(change) => onContent(changed(content, open, change))}
        />
      )}
      {!rest.disabled && content.length < 10 && (
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          {words('popups.add')}
        </Button>
      )}
    </>
  );
}
