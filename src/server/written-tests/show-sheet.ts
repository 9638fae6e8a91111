import { type Refused, refuse } from '../../contract/refusals.ts';
import type { Admin, Parent } from '../accounts/actors.ts';
import { findKnownChild } from '../families/known-children.ts';
import { type AskedRange, type FileAnswer, answerFile } from '../platform/http/file-answer.ts';
import type { WrittenTestsContext } from './context.ts';
import { findTest } from './written-test-store.ts';
import { scopeAbout } from '../accounts/scope-about.ts';

/** It is a child's own work: no browser of a shared phone keeps it. */
const notKept = 'private, no-store';

/** The photo of a child's sheet, for its family, its teacher and owners. */
export const showSheet = async (
  context: Pick<WrittenTestsContext, 'database' | 'clock' | 'files' | 'teaches'>,
  actor: Parent | Admin,
  writtenTestId: number,
  range: AskedRange | undefined,
): Promise<FileAnswer | Refused<'not_found' | 'range_outside'>> => {
  const { db } = context.database;
  const found = await findTest(db, writtenTestId);
  if (!found) return refuse('not_found');
  const scope = await scopeAbout(context, actor)(found.childId);
  if (!(await findKnownChild(db, scope, found.childId))) return refuse('not_found');
  return answerFile(context.files, found.test.sheetKey, range, notKept);
};
