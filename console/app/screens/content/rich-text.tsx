import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './rich-text.module.css';

/** Text with headings, lists and links: what pages may hold, and nothing that would be removed when it is saved. */
export function RichText({
  label,
  language,
  value,
  onValue,
  disabled,
}: {
  label: string;
  language: string;
  value: string;
  onValue: (html: string) => void;
  disabled: boolean;
}): ReactNode {
  const words = useWords();
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        code: false,
        codeBlock: false,
        strike: false,
        underline: false,
        horizontalRule: false,
        link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
      }),
    ],
    content: value,
    editable: !disabled,
    injectCSS: false,
    editorProps: {
      attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', lang: language },
    },
    onUpdate: ({ editor: edited }) => onValue(edited.isEmpty ? '' : edited.getHTML()),
  });
  return (
    <div className={styles['rich']}>
      {editor && !disabled && <Tools editor={editor} label={words('rich.tools', { name: label })} />}
      <EditorContent editor={editor} className={styles['richText']} />
    </div>
  );
}

function Tools({ editor, label }: { editor: Editor; label: string }): ReactNode {
  const words = useWords();
  const [asksLink, setAsksLink] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      h2: one.isActive('heading', { level: 2 }),
      h3: one.isActive('heading', { level: 3 }),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      quote: one.isActive('blockquote'),
      link: one.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    ['bold', Bold, () => chain().toggleBold().run()],
    ['italic', Italic, () => chain().toggleItalic().run()],
    ['h2', Heading2, () => chain().toggleHeading({ level: 2 }).run()],
    ['h3', Heading3, () => chain().toggleHeading({ level: 3 }).run()],
    ['bullets', List, () => chain().toggleBulletList().run()],
    ['numbers', ListOrdered, () => chain().toggleOrderedList().run()],
    ['quote', Quote, () => chain().toggleBlockquote().run()],
    ['link', Link2, () => (active.link ? chain().unsetLink().run() : setAsksLink(!asksLink))],
  ] as const;
  return (
    <>
      <div className={styles['richTools']} role="toolbar" aria-label={label}>
        {tools.map(([name, Icon, press]) => (
          <button
            key={name}
            type="button"
            aria-label={words(`rich.${name}`)}
            aria-pressed={active[name]}
            onClick={() => press()}
          >
            <Icon size={16} aria-hidden="true" />
          </button>
        ))}
        <button type="button" aria-label={words('rich.undo')} onClick={() => chain().undo().run()}>
          <Undo2 size={16} aria-hidden="true" />
        </button>
        <button type="button" aria-label={words('rich.redo')} onClick={() => chain().redo().run()}>
          <Redo2 size={16} aria-hidden="true" />
        </button>
      </div>
      {asksLink && (
        <form
          className={styles['richLink']}
          onSubmit={(event) => {
            event.preventDefault();
            const href = new FormData(event.currentTarget).get('href');
            if (typeof href === 'string' && href !== '') chain().setLink({ href }).run();
            setAsksLink(false);
          }}
        >
          <input name="href" type="url" aria-label={words('rich.address')} placeholder="https://" required />
          <button type="submit">{words('rich.setLink')}</button>
        </form>
      )}
    </>
  );
}
