import { popupAudiences, popupPages, popupRates } from '@marquee/contract/document-names.ts';
import type { ContentChange } from '@marquee/contract/site-documents.ts';
import { Button } from '@marquee/ui/controls/button.tsx';
import { Checkbox } from '@marquee/ui/controls/checkbox.tsx';
import { SelectField } from '@marquee/ui/controls/select-field.tsx';
import { TextField } from '@marquee/ui/controls/text-field.tsx';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormMessage } from '../../forms/form-message.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './content.module.css';
import type { EditorProps } from './editor-props.ts';
import { localTime, momentOf } from './moments.ts';
import { Texts } from './page-editor.tsx';
import { PictureField } from './picture-field.tsx';
import own from './popups.module.css';
import { TextFields } from './text-fields.tsx';

type Popup = Extract<ContentChange, { document: 'popups' }>['content'][number];

/** One popup: what it says, to whom, where, and how often. */
export function PopupFields({
  popup,
  onPopup,
  at,
  faults,
  site,
  siteUrl,
  disabled,
}: Omit<EditorProps<Popup>, 'content' | 'onContent'> & {
  popup: Popup;
  onPopup: (change: Partial<Popup>) => void;
  /** Where it is in the document, which faults name. */
  at: string;
}): ReactNode {
  const words = useWords();
  const fault = (field: string) => faults[`${at}.${field}`];
  return (
    <fieldset className={styles['entry']} disabled={disabled}>
      <legend className={styles['entryHead']}>
        <span className={styles['entryName']}>{popup.title.EN || words('popups.untitled')}</span>
      </legend>
      <Checkbox
        label={words('popups.on')}
        checked={popup.is_on}
        onChange={(event) => onPopup({ is_on: event.currentTarget.checked })}
      />
      <TextFields
        label={words('content.title')}
        value={popup.title}
        onValue={(title) => onPopup({ title })}
        faults={{ EN: fault('title.EN') }}
      />
      <Texts
        content={popup.body}
        onContent={(body) => onPopup({ body })}
        faults={faults}
        disabled={disabled}
        at={`${at}.body`}
        label={words('content.text')}
      />
      <div className={own['picture']}>
        <PictureField
          label={words('popups.picture')}
          site={site}
          siteUrl={siteUrl}
          where={{ area: 'content', place: 'popup' }}
          url={popup.image_url}
          onUrl={(image_url) => onPopup({ image_url })}
          error={fault('image_url')}
          disabled={disabled}
        />
        {popup.image_url !== '' && !disabled && (
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => onPopup({ image_url: '' })}
          >
            {words('popups.removePicture')}
          </Button>
        )}
      </div>
      <TextFields
        label={words('popups.button')}
        value={popup.button}
        onValue={(button) => onPopup({ button })}
        faults={{ EN: fault('button.EN') }}
      />
      <div className={styles['languages']}>
        <TextField
          label={words('popups.link')}
          hint={words('popups.linkHint')}
          value={popup.href}
          error={fault('href')}
          onChange={(event) => onPopup({ href: event.currentTarget.value })}
        />
        <SelectField
          label={words('popups.audience')}
          value={popup.audience}
          onChange={(event) => {
            const audience = popupAudiences.find((one) => one === event.currentTarget.value);
            if (audience) onPopup({ audience });
          }}
          options={popupAudiences.map((value) => ({ value, label: words(`popups.audience.${value}`) }))}
        />
        <SelectField
          label={words('popups.rate')}
          value={popup.how_often}
          onChange={(event) => {
            const how_often = popupRates.find((one) => one === event.currentTarget.value);
            if (how_often) onPopup({ how_often });
          }}
          options={popupRates.map((value) => ({ value, label: words(`popups.rate.${value}`) }))}
        />
      </div>
      <fieldset className={own['pages']}>
        <legend>{words('popups.pages')}</legend>
        {popupPages.map((page) => (
          <Checkbox
            key={page}
            label={words(`popups.page.${page}`)}
            checked={popup.pages.includes(page)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              onPopup({
                pages: popupPages.filter((one) => (one === page ? isOn : popup.pages.includes(one))),
              });
            }}
          />
        ))}
        <FormMessage text={fault('pages')} />
      </fieldset>
      <div className={styles['languages']}>
        <TextField
          type="datetime-local"
          label={words('banners.from')}
          value={localTime(popup.show_from)}
          error={fault('show_from')}
          onChange={(event) => onPopup({ show_from: momentOf(event.currentTarget.value) })}
        />
        <TextField
          type="datetime-local"
          label={words('banners.until')}
          value={localTime(popup.show_until)}
          error={fault('show_until')}
          onChange={(event) => onPopup({ show_until: momentOf(event.currentTarget.value) })}
        />
      </div>
    </fieldset>
  );
}
