import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { useEffect, useRef, useState } from 'react';
import richText from '../../ui/page/rich-text.module.css';
import { notify } from '../../shell/notify.ts';
import { inOffice } from '../list/texts.ts';
import { articleHtml } from './article-html.ts';
import { pictureOfAddress } from '../../../domain/content/article-media.ts';
import { articleExtensions, asTyped } from './article-schema.ts';
import styles from './article-editor.module.css';
import { ArticleToolbar } from './article-toolbar.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { useEditor } from './use-editor.ts';
import { VideoDialog } from './video-dialog.tsx';
import { withWordLists } from './word-lists.ts';

interface Props {
  name: string;
  value: string;
  onChange: (html: string) => void;
  isInvalid: boolean;
  language: 'en' | 'id';
  label: string;
  labelledBy: string;
  describedBy: string;
  /** the editor is there */
  onReady: (editor: Editor) => void;
}

/** What is asked beside the text. */
export type ArticleDialog = 'link' | 'alt' | 'video' | null;

const picturesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** The editor of an article. What it holds is what the server stores, see `articleExtensions`. */
export default function ArticleEditor(props: Props) {
  const { value, onChange, isInvalid, label, onReady } = props;
  const [dialog, setDialog] = useState<ArticleDialog>(null);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const emitted = useRef(value);
  const place = useRef<HTMLDivElement>(null);
  const take = (files: readonly File[]) => {
    setProblem(null);
    setPictures((waiting) => [...waiting, ...files]);
  };
  const latest = useRef({ take, onChange, onReady });
  useEffect(() => {
    latest.current = { take, onChange, onReady };
  });
  const editor = useEditor(place, {
    extensions: articleExtensions,
    content: value,
    // The content policy allows no style that a script adds.
    injectCSS: false,
    ...asTyped,
    editorProps: {
      attributes: attributesOf(props),
      handleKeyDown: (_view, event) => {
        if (!asksForLink(event)) return false;
        setDialog('link');
        return true;
      },
      // The Tab key leads out of the text, also from a table or a list.
      handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' },
      transformPastedHTML: (html) => withWordLists(withoutForeignPictures(html)),
      handlePaste: (_view, { clipboardData }) => {
        const files = picturesIn(clipboardData);
        // A word processor sends a picture of the text with it.
        if (files.length === 0 || clipboardData?.getData('text/plain')) return false;
        latest.current.take(files);
        return true;
      },
      handleDrop: (view, { dataTransfer, clientX: left, clientY: top }) => {
        const files = picturesIn(dataTransfer);
        if (files.length === 0) return false;
        const found = view.posAtCoords({ left, top });
        if (found)
          view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(found.pos))));
        latest.current.take(files);
        return true;
      },
    },
    onUpdate: ({ editor: { state } }) => {
      emitted.current = articleHtml(state.doc);
      latest.current.onChange(emitted.current);
    },
  });

  useEffect(() => {
    if (editor) latest.current.onReady(editor);
  }, [editor]);

  // Another text came from outside: a draft, or what somebody else has saved.
  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  useInvalid(editor, isInvalid);
  const close = () => {
    setDialog(null);
    editor?.commands.focus();
  };
  return (
    <>
      <div className={styles.box} data-invalid={isInvalid || undefined}>
        {editor && <ArticleToolbar editor={editor} label={label} onAsk={setDialog} onPictures={take} />}
        <div ref={place} className={styles.text} />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {editor && (
        <>
          <LinkDialog editor={editor} opened={dialog === 'link'} onClose={close} />
          <VideoDialog editor={editor} opened={dialog === 'video'} onClose={close} />
          <PictureDialog
            editor={editor}
            file={pictures[0] ?? null}
            editsAlt={dialog === 'alt'}
            onProblem={setProblem}
            onClose={() => {
              setPictures((waiting) => waiting.slice(1));
              close();
            }}
          />
        </>
      )}
    </>
  );
}

/** Ctrl+K or Cmd+K, as in other editors. */
const asksForLink = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const attributesOf = ({ name, language, labelledBy, describedBy }: Props) => ({
  class: richText.text ?? '',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-required': 'true',
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  lang: language,
  // By this name the form finds it, to move the focus to what is missing.
  'data-path': name,
});

/** Says to whoever hears the page that something is wrong with the text. */
const useInvalid = (editor: Editor | null, isInvalid: boolean) =>
  useEffect(() => {
    if (!editor) return;
    const { editorProps } = editor.options;
    const attributes = { ...(editorProps.attributes as Record<string, string>) };
    if (isInvalid) attributes['aria-invalid'] = 'true';
    else delete attributes['aria-invalid'];
    editor.setOptions({ editorProps: { ...editorProps, attributes } });
  }, [editor, isInvalid]);

/** Pictures of other sites are not stored here: whoever pastes one is told, so that it is not missed later. */
const withoutForeignPictures = (html: string) => {
  const isForeign = [...html.matchAll(/<img[^>]*?\ssrc="([^"]*)"/gi)].some(
    ([, src = '']) => pictureOfAddress(src) === null,
  );
  if (isForeign)
    notify({ severity: 'warning', message: inOffice(({ admin }) => admin.news.editor.foreignPictures) });
  return html;
};
