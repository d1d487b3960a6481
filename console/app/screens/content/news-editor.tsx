import { newsCategories } from '@marquee/contract/document-names.ts';
import type { ContentChange } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';
import type { EditorProps } from './editor-props.ts';
import { changed } from './list-tools.tsx';
import { localTime, momentOf } from './moments.ts';
import { Texts } from './page-editor.tsx';
import { PictureField } from './picture-field.tsx';
import { noText, TextFields } from './text-fields.tsx';

type News = Extract<ContentChange, { document: 'news' }>['content'];

/** The news of the site, latest first; one of them is edited at a time. */
export function NewsEditor({
  content,
  onContent,
  faults,
  site,
  siteUrl,
  disabled,
}: EditorProps<News>): ReactNode {
  const words = useWords();
  const [open, setOpen] = useState<number>();
  const item = open === undefined ? undefined : content[open];
  function add(): void {
    const fresh: News[number] = {
      news_id: `news-${Date.now().toString(36)}`,
      category: 'product',
      published_at: new Date().toISOString(),
      expires_at: null,
      image_url: '',
      title: noText,
      summary: noText,
      body: noText,
    };
    onContent([fresh, ...content]);
    setOpen(0);
  }
  const set = (change: Partial<News[number]>) =>
    open !== undefined && onContent(changed(content, open, change));
  const fault = (field: string) => faults[`change.content.${open}.${field}`];
  return (
    <>
      {!disabled && (
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          {words('news.add')}
        </Button>
      )}
      {content.length === 0 && <p className={styles['quiet']}>{words('news.none')}</p>}
      <ul className={styles['newsList']}>
        {content.map(({ news_id, title, category }, at) => (
          <li key={news_id}>
            <button
              type="button"
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? undefined : at)}
            >
              <span className={styles['entryName']}>{title.EN || words('news.untitled')}</span>
              <span className={styles['quiet']}>{words(`newsCategory.${category}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {item && open !== undefined && (
        <fieldset key={item.news_id} className={styles['entry']} disabled={disabled}>
          <legend className={styles['entryHead']}>
            <span className={styles['entryName']}>{item.title.EN || words('news.untitled')}</span>
          </legend>
          <div className={styles['entryTools']}>
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => {
                onContent(content.filter((_, index) => index !== open));
                setOpen(undefined);
              }}
            >
              {words('news.remove')}
            </Button>
          </div>
          <div className={styles['languages']}>
            <SelectField
              label={words('news.category')}
              value={item.category}
              onChange={(event) =>
                set({
                  category: newsCategories.find((one) => one === event.currentTarget.value) ?? 'product',
                })
              }
              options={newsCategories.map((value) => ({ value, label: words(`newsCategory.${value}`) }))}
            />
            <TextField
              type="datetime-local"
              label={words('news.from')}
              value={localTime(item.published_at)}
              onChange={(event) => {
                const published_at = momentOf(event.currentTarget.value);
                if (published_at !== null) set({ published_at });
              }}
            />
            <TextField
              type="datetime-local"
              label={words('news.until')}
              value={localTime(item.expires_at)}
              onChange={(event) => set({ expires_at: momentOf(event.currentTarget.value) })}
            />
          </div>
          <PictureField
            label={words('news.picture')}
            site={site}
            siteUrl={siteUrl}
            where={{ area: 'content', place: 'news' }}
            url={item.image_url}
            onUrl={(image_url) => set({ image_url })}
            error={fault('image_url')}
            disabled={disabled}
          />
          <TextFields
            label={words('content.title')}
            value={item.title}
            onValue={(title) => set({ title })}
            faults={{ EN: fault('title.EN') }}
          />
          <TextFields
            label={words('news.summary')}
            value={item.summary}
            onValue={(summary) => set({ summary })}
            faults={{ EN: fault('summary.EN') }}
            lines={2}
          />
          <Texts
            content={item.body}
            onContent={(body) => set({ body })}
            faults={faults}
            disabled={disabled}
            at={`change.content.${open}.body`}
          />
        </fieldset>
      )}
    </>
  );
}
