import type { News } from '../../../contract/content-objects.ts';
import type { OfficeTexts } from '../list/texts.ts';

type Dated = Pick<News, 'published_at'>;

/** What became of a story or a performance that was saved; `before` is absent for a new one. */
export const saidState = (
  title: string,
  { before, after }: { before?: Dated | undefined; after: Dated },
  { admin: { feedback } }: Pick<OfficeTexts, 'admin'>,
): string => {
  const was = before?.published_at ?? null;
  if (after.published_at === null) return (was === null ? feedback.drafted : feedback.withdrawn)(title);
  return (was === null ? feedback.published : feedback.updated)(title);
};
