import type { ContentChange } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';
import type { EditorProps } from './editor-props.ts';
import { changed, ListTools, moved } from './list-tools.tsx';
import { localTime, momentOf } from './moments.ts';
import { PictureField } from './picture-field.tsx';
import { noText, TextFields } from './text-fields.tsx';

type Banners = Extract<ContentChange, { document: 'banners' }>['content'];

/** The banners of the home page in their order. */
export function BannersEditor({
  content,
  onContent,
  faults,
  site,
  siteUrl,
  disabled,
}: EditorProps<Banners>): ReactNode {
  const words = useWords();
  const fresh: Banners[number] = {
    image_url: '',
    image_mobile_url: '',
    href: '/',
    title: noText,
    body: noText,
    is_on: true,
    show_from: null,
    show_until: null,
  };
  return (
    <>
      {content.length === 0 && <p className={styles['quiet']}>{words('banners.none')}</p>}
      {content.map((banner, at) => {
        const name = banner.title.EN || words('banners.number', { number: at + 1 });
        const fault = (field: string) => faults[`change.content.${at}.${field}`];
        const set = (change: Partial<Banners[number]>) => onContent(changed(content, at, change));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- A banner has no name of its own; its place is what it is.
          <fieldset key={at} className={styles['entry']} disabled={disabled}>
            <legend className={styles['entryHead']}>
              <span className={styles['entryName']}>{name}</span>
            </legend>
            <div className={styles['entryTools']}>
              <Checkbox
                label={words('banners.on')}
                checked={banner.is_on}
                onChange={(event) => set({ is_on: event.currentTarget.checked })}
              />
              <ListTools
                name={name}
                at={at}
                count={content.length}
                onMove={(to) => onContent(moved(content, at, to))}
                onRemove={() => onContent(content.filter((_, index) => index !== at))}
              />
            </div>
            <div className={styles['pictures']}>
              <PictureField
                label={words('banners.wide')}
                site={site}
                siteUrl={siteUrl}
                where={{ area: 'content', place: 'banner' }}
                url={banner.image_url}
                onUrl={(image_url) => set({ image_url })}
                error={fault('image_url')}
                disabled={disabled}
              />
              <PictureField
                label={words('banners.narrow')}
                site={site}
                siteUrl={siteUrl}
                where={{ area: 'content', place: 'banner_mobile' }}
                url={banner.image_mobile_url}
                onUrl={(image_mobile_url) => set({ image_mobile_url })}
                error={fault('image_mobile_url')}
                disabled={disabled}
              />
            </div>
            <TextFields
              label={words('content.title')}
              value={banner.title}
              onValue={(title) => set({ title })}
              faults={{ EN: fault('title.EN') }}
            />
            <TextFields
              label={words('content.text')}
              value={banner.body}
              onValue={(body) => set({ body })}
              faults={{ EN: fault('body.EN') }}
              lines={2}
            />
            <div className={styles['languages']}>
              <TextField
                label={words('content.link')}
                hint={words('content.linkHint')}
                value={banner.href}
                error={fault('href')}
                onChange={(event) => set({ href: event.currentTarget.value })}
              />
              <TextField
                type="datetime-local"
                label={words('banners.from')}
                value={localTime(banner.show_from)}
                error={fault('show_from')}
                onChange={(event) => set({ show_from: momentOf(event.currentTarget.value) })}
              />
              <TextField
                type="datetime-local"
                label={words('banners.until')}
                value={localTime(banner.show_until)}
                error={fault('show_until')}
                onChange={(event) => set({ show_until: momentOf(event.currentTarget.value) })}
              />
            </div>
          </fieldset>
        );
      })}
      {!disabled && content.length < 12 && (
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => onContent([...content, fresh])}>
          {words('banners.add')}
        </Button>
      )}
    </>
  );
}
