import { randomUUID } from 'node:crypto';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { showingOf } from '../../domain/tasks/feedback.ts';
import { performanceCategoryOf } from '../../domain/tasks/task-kinds.ts';
import { shownChildren } from '../families/shown-in-public.ts';
import { type Files, fileTypes, replaceFile } from '../providers/files/files.ts';
import { taskToShow } from '../tasks/task-to-show.ts';
import type { ContentContext } from './context.ts';
import { createWithStored } from './create-performance.ts';
import type { NewsRow } from './news-store.ts';

type NotShown = Refused<
  | 'not_found'
  | 'task_not_reviewed'
  | 'task_without_consent'
  | 'task_without_video'
  | 'invalid_input'
  | 'data_erased'
>;

/**
 * Makes the draft of a student performance of a task, tied to its child (rule R204). It shows a copy of the video, so that neither goes
 * with the other; staff give it its words before it is published.
 */
export const performTask = async (
  context: ContentContext,
  { by, taskId }: { by: number | null; taskId: number },
): Promise<NewsRow | NotShown> => {
  const { db } = context.database;
  const task = await taskToShow(db, taskId);
  if (!task) return refuse('not_found');
  const { childId, kind, title, words, reviewedAt, videoKey } = task;
  const mayBeShown = (await shownChildren(db, [childId])).get(childId)?.mayBeShown === true;
  const verdict = showingOf({ reviewedAt, hasVideo: videoKey !== null, mayBeShown });
  if (verdict !== 'yes') return refuse(verdict);
  const copy = videoKey === null ? null : await copyVideo(context.files, videoKey);
  if (copy === null) return refuse('task_without_video');
  return replaceFile(context.files, copy, async () => {
    const details = {
      by,
      category: performanceCategoryOf(kind),
      title,
      description: { en: words, id: words },
      childId,
      published: false,
    };
    const result = await createWithStored(context, details, { videoKey: copy, videoType: fileTypes.mp4 });
    return { result, unused: isRefused(result) ? copy : null };
  });
};

/** @returns the key of the copy; null when the file has gone meanwhile */
const copyVideo = async (files: Files, key: string): Promise<string | null> => {
  const opened = await files.open(key);
  if (!opened) return null;
  const copy = `performances/${randomUUID()}.mp4`;
  await files.put(copy, opened.stream, { type: fileTypes.mp4 });
  return copy;
};
