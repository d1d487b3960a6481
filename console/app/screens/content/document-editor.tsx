import type { contentGet } from '@marquee/contract/operate/content/get.ts';
import type { OperationAnswer } from '@marquee/contract/operation.ts';
import type { ContentChange } from '@marquee/contract/site-documents.ts';
import type { ReactNode } from 'react';
import { BannersEditor } from './banners-editor.tsx';
import type { EditorProps } from './editor-props.ts';
import { MenuEditor } from './menu-editor.tsx';
import { NewsEditor } from './news-editor.tsx';
import { PageEditor } from './page-editor.tsx';
import { PartnersEditor } from './partners-editor.tsx';
import { PopupsEditor } from './popups-editor.tsx';
import { SeoEditor } from './seo-editor.tsx';

/** The editor of a document, whichever it is. */
export function DocumentEditor({
  change,
  onChange,
  entries,
  ...rest
}: Omit<EditorProps<unknown>, 'content' | 'onContent'> & {
  change: ContentChange;
  onChange: (change: ContentChange) => void;
  entries: OperationAnswer<typeof contentGet>['menu_entries'];
}): ReactNode {
  switch (change.document) {
    case 'banners':
      return (
        <BannersEditor
          {...rest}
          content={change.content}
          onContent={(content) => onChange({ document: change.document, content })}
        />
      );
    case 'popups':
      return (
        <PopupsEditor
          {...rest}
          content={change.content}
          onContent={(content) => onChange({ document: change.document, content })}
        />
      );
    case 'menu':
      return (
        <MenuEditor
          {...rest}
          entries={entries}
          content={change.content}
          onContent={(content) => onChange({ document: change.document, content })}
        />
      );
    case 'partners':
      return (
        <PartnersEditor
          {...rest}
          content={change.content}
          onContent={(content) => onChange({ document: change.document, content })}
        />
      );
    case 'seo':
      return (
        <SeoEditor
          {...rest}
          content={change.content}
          onContent={(content) => onChange({ document: change.document, content })}
        />
      );
    case 'news':
      return (
        <NewsEditor
          {...rest}
          content={change.content}
          onContent={(content) => onChange({ document: change.document, content })}
        />
      );
    default:
      return (
        <PageEditor
          {...rest}
          content={change.content}
          onContent={(content) => onChange({ document: change.document, content })}
        />
      );
  }
}
