import type { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NEWS_PICTURE_MAX_BYTES } from '../../../contract/content.ts';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { ArticleDialogForm } from './article-dialog.tsx';
import styles from './article-editor.module.css';
import { useFileAddress } from '../../app/upload/file-address.ts';
import { storyPicture } from './story-picture.ts';
import { useSentPicture } from './sent-picture.ts';

interface Props {
  editor: Editor;
  /** the picture that is to be put into the text; null while there is none */
  file: File | null;
  /** asks for the text of the selected picture instead */
  editsAlt: boolean;
  /** what became of the last upload, where it failed; told at the editor */
  onProblem: (problem: string | null) => void;
  onClose: () => void;
}

/** Sends a picture while somebody says in words what it shows, and puts it into the text. */
export const PictureDialog = ({ editor, file, editsAlt, onProblem, onClose }: Props) => {
  const { editor: words, ...news } = useTexts().admin.news;
  const { megabytes } = useFormats();
  const [alt, setAlt] = useState('');
  const [subject, setSubject] = useState<File | 'alt' | null>(null);
  const asked = file ?? (editsAlt ? 'alt' : null);
  if (asked !== subject) {
    setSubject(asked);
    if (asked !== null) setAlt(asked === 'alt' ? String(editor.getAttributes('picture')['alt'] ?? '') : '');
  }
  const prepared = useRef<File | null>(null);
  const sent = useSentPicture(onProblem);
  const isWanted = useRef(false);
  const insert = (src: string) => {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { src, alt: alt.trim() } })
      .run();
    onClose();
  };
  const begin = useEffectEvent(async (picture: File, signal: AbortSignal) => {
    // The former picture's address must not be taken for this one's while this one is looked at.
    sent.cancel();
    isWanted.current = false;
    const found = await storyPicture(picture, NEWS_PICTURE_MAX_BYTES);
    if (signal.aborted) return undefined;
    if (!(found instanceof File)) {
      onProblem(
        `${picture.name}: ${found === 'too_big' ? news.pictureTooBig(megabytes(picture.size), megabytes(NEWS_PICTURE_MAX_BYTES)) : news.notAPicture}`,
      );
      return onClose();
    }
    prepared.current = found;
    return sent.send(found);
  });
  useEffect(() => {
    if (!file) return undefined;
    const gone = new AbortController();
    void begin(file, gone.signal);
    return () => gone.abort();
  }, [file]);
  const { location } = sent;
  const end = useEffectEvent(insert);
  useEffect(() => {
    if (location !== null && isWanted.current) {
      isWanted.current = false;
      end(location);
    }
  }, [location]);
  const submit = () => {
    if (!file) {
      editor.chain().focus().updateAttributes('picture', { alt: alt.trim() }).run();
      return onClose();
    }
    if (location !== null) return insert(location);
    isWanted.current = true;
    // Otherwise it is being looked at or sent, and goes into the text once it has arrived.
    return sent.problem === null ? undefined : void sent.send(prepared.current ?? file);
  };
  const giveUp = () => {
    isWanted.current = false;
    sent.cancel();
    onClose();
  };
  const address = useFileAddress(file);
  return (
    <ArticleDialogForm
      opened={asked !== null}
      title={file ? words.picture : words.alt}
      onClose={giveUp}
      onSubmit={submit}
    >
      {address && <img className={styles.chosen} src={address} alt="" />}
      <TextInput
        label={words.altLabel}
        description={words.altHelp}
        value={alt}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      {sent.share !== null && (
        <div>
          <p className={styles.note}>{words.sending(Math.round(sent.share * 100))}</p>
          <ProgressBar label={words.sending(Math.round(sent.share * 100))} share={sent.share} />
        </div>
      )}
      {file && sent.problem && (
        <p className={styles.problem} role="alert">
          {sent.problem}
        </p>
      )}
      <Button type="submit">{file ? (sent.problem ? words.sendAgain : words.insert) : words.setAlt}</Button>
    </ArticleDialogForm>
  );
};
