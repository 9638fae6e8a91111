import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../contract/fields.ts';
import { apiQuery } from '../../app/screen.ts';
import { ListError } from '../list/list-results.tsx';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select } from '../../ui/app/field.tsx';
import { ArticleDialogForm } from './article-dialog.tsx';
import styles from './article-editor.module.css';
import { videoSource } from './article-schema.ts';
import { useNewsTitle } from './news-words.ts';

interface Props {
  editor: Editor;
  opened: boolean;
  onClose: () => void;
}

/** Asks for one of the videos of published performances, and puts it into the text. */
export const VideoDialog = ({ editor, opened, onClose }: Props) => {
  const { editor: words } = useTexts().admin.news;
  const titleOf = useNewsTitle();
  const [chosen, setChosen] = useState('');
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    ...apiQuery('GET /news/student-performance', { query: { limit: MAX_PAGE_SIZE } }),
    enabled: opened,
  });
  const videos = (data?.news ?? []).flatMap(({ video_url: url, ...one }) =>
    url === null ? [] : [{ id: one.news_id, title: titleOf(one), src: videoSource(url) }],
  );
  const src = chosen || (videos[0]?.src ?? '');
  const insert = () => {
    if (src === '') return;
    editor.chain().focus().insertContent({ type: 'video', attrs: { src } }).run();
    onClose();
  };
  return (
    <ArticleDialogForm opened={opened} title={words.video} onClose={onClose} onSubmit={insert}>
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {data && videos.length === 0 && <p className={styles.note}>{words.noVideos}</p>}
      {videos.length > 0 && (
        <>
          <Select
            label={words.whichVideo}
            value={src}
            data-autofocus
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            {videos.map(({ id, title, src: value }) => (
              <option key={id} value={value}>
                {title}
              </option>
            ))}
          </Select>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what children made has no captions */}
          <video key={src} className={styles.chosen} src={src} controls preload="metadata" />
          <Button type="submit">{words.insert}</Button>
        </>
      )}
    </ArticleDialogForm>
  );
};
