import type { ContentChange } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';
import type { EditorProps } from './editor-props.ts';
import { changed, ListTools, moved } from './list-tools.tsx';
import { PictureField } from './picture-field.tsx';

type Partners = Extract<ContentChange, { document: 'partners' }>['content'];

/** Whose marks stand at the foot of the site. */
export function PartnersEditor({
  content,
  onContent,
  faults,
  site,
  siteUrl,
  disabled,
}: EditorProps<Partners>): ReactNode {
  const words = useWords();
  return (
    <>
      {content.length === 0 && <p className={styles['quiet']}>{words('partners.none')}</p>}
      {content.map((partner, at) => {
        const name = partner.partner_name || words('partners.number', { number: at + 1 });
        const fault = (field: string) => faults[`change.content.${at}.${field}`];
        const set = (change: Partial<Partners[number]>) => onContent(changed(content, at, change));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- A name is written letter by letter; the place stays.
          <fieldset key={at} className={styles['entry']} disabled={disabled}>
            <legend className={styles['entryHead']}>
              <span className={styles['entryName']}>{name}</span>
            </legend>
            <div className={styles['entryTools']}>
              <ListTools
                name={name}
                at={at}
                count={content.length}
                onMove={(to) => onContent(moved(content, at, to))}
                onRemove={() => onContent(content.filter((_, index) => index !== at))}
              />
            </div>
            <div className={styles['languages']}>
              <PictureField
                label={words('partners.mark')}
                site={site}
                siteUrl={siteUrl}
                where={{ area: 'content', place: 'partner' }}
                url={partner.img_url}
                onUrl={(img_url) => set({ img_url })}
                error={fault('img_url')}
                disabled={disabled}
              />
              <TextField
                label={words('partners.name')}
                value={partner.partner_name}
                error={fault('partner_name')}
                onChange={(event) => set({ partner_name: event.currentTarget.value })}
              />
              <TextField
                label={words('content.link')}
                value={partner.href}
                error={fault('href')}
                onChange={(event) => set({ href: event.currentTarget.value })}
              />
            </div>
          </fieldset>
        );
      })}
      {!disabled && (
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => onContent([...content, { partner_name: '', href: 'https://', img_url: '' }])}
        >
          {words('partners.add')}
        </Button>
      )}
    </>
  );
}
