import { type Refused, refuse } from '../../contract/refusals.ts';
import { facesOf } from '../families/faces.ts';
import type { AskedRange, FileAnswer } from '../platform/http/file-answer.ts';
import { answerFile } from '../platform/http/file-answer.ts';
import type { ClassScope } from './class-scope.ts';
import type { LiveClassesContext } from './context.ts';
import { isTaughtBy } from './members-store.ts';

/** Withdrawn consent acts at once, so that no browser keeps the photo. */
const notKept = 'private, no-store';

/** The photo of a child whom the asking teacher teaches, while its family lets teachers see it. */
export const showPhoto = async (
  { database: { db }, clock, files }: Pick<LiveClassesContext, 'database' | 'clock' | 'files'>,
  scope: ClassScope,
  childId: number,
  range: AskedRange | undefined,
): Promise<FileAnswer | Refused<'not_found' | 'range_outside'>> => {
  const { teacherId } = scope;
  if (teacherId !== null && !(await isTaughtBy(db, { teacherId, childId, now: clock.now() })))
    return refuse('not_found');
  const [face] = await facesOf(db, [childId]);
  return answerFile(files, face?.imageKey, range, notKept);
};
