import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { ArticleDialogForm } from './article-dialog.tsx';
import { articleLink } from './article-link.ts';
import layout from '../../ui/page/layout.module.css';
import { linkedWords } from './linked-words.ts';

interface Props {
  editor: Editor;
  opened: boolean;
  onClose: () => void;
}

/** Asks where the selected words lead; without a selection the address stands there as its own words. */
export const LinkDialog = ({ editor, opened, onClose }: Props) => {
  const texts = useTexts();
  const { editor: words } = texts.admin.news;
  const [written, setWritten] = useState('');
  const [wasOpened, setWasOpened] = useState(opened);
  const [isWrong, setWrong] = useState(false);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setWrong(false);
    if (opened) setWritten(String(editor.getAttributes('link')['href'] ?? ''));
  }
  const isLinked = editor.isActive('link');
  const set = () => {
    const href = articleLink(written)?.href;
    if (href === undefined) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isLinked) {
      chain.insertContent(linkedWords({ text: written.trim(), href }, besideCursor(editor))).run();
    } else chain.setMark('link', { href }).run();
    return onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <ArticleDialogForm opened={opened} title={words.link} onClose={onClose} onSubmit={set}>
      <TextInput
        label={words.linkTo}
        description={texts.admin.news.linkHelp}
        value={written}
        error={isWrong ? texts.problems.link_unusable(words.linkTo) : undefined}
        autoComplete="off"
        inputMode="url"
        data-autofocus
        onChange={({ currentTarget }) => {
          setWritten(currentTarget.value);
          setWrong(false);
        }}
      />
      <div className={layout.ways}>
        <Button type="submit">{words.setLink}</Button>
        {isLinked && (
          <Button variant="outline" color="rosella" onClick={remove}>
            {words.removeLink}
          </Button>
        )}
      </div>
    </ArticleDialogForm>
  );
};

/** The signs before and after the cursor, '' where its paragraph ends. */
const besideCursor = ({ state }: Editor) => {
  const { parent, parentOffset: at } = state.selection.$from;
  const between = (from: number, to: number) =>
    parent.textBetween(Math.max(0, from), Math.min(to, parent.content.size), undefined, ' ');
  return { before: between(at - 1, at), after: between(at, at + 1) };
};
