import { useMutation } from '@tanstack/react-query';
import type { News } from '../../../contract/content-objects.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { notify } from '../../shell/notify.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from '../pattern/confirm-words.ts';
import { inOffice, useTexts } from '../pattern/texts.ts';
import { useNewsTitle } from './news-words.ts';

interface Props {
  /** the story that it is about; null while nothing is asked */
  asked: News | null;
  onEnd: () => void;
  onDone: () => void;
}

/** A story that somebody else has deleted meanwhile is gone, as was asked for. */
const deleteNews = ({ news_id: id }: News) =>
  mutate('GET /news/destroy/{id}', { params: { id } }).catch((error: unknown) => {
    if (!isRefusedAs(error, 'not_found')) throw error;
  });

/** Asks before a story is deleted. */
export const AskForDeletion = ({ asked, onEnd, onDone }: Props) => {
  const { news } = useTexts().admin;
  const words = useConfirmWords();
  const titleOf = useNewsTitle();
  const deletion = useMutation({
    mutationFn: deleteNews,
    onSuccess: (_answer, story) => {
      const title = titleOf(story);
      notify({ severity: 'success', message: inOffice(({ admin }) => admin.feedback.deleted(title)) });
      onDone();
    },
    onSettled: onEnd,
  });
  return (
    <ConfirmDialog
      subject={asked}
      words={words}
      ask={(story) => news.askDelete(titleOf(story))}
      note={() => news.deleteNote}
      isDestructive={() => true}
      busy={deletion.isPending}
      onYes={(story) => deletion.mutate(story)}
      onNo={onEnd}
    />
  );
};
