import type { FamilyUpload } from '../../contract/family-uploads.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { findKnownChild } from '../families/known-children.ts';
import { type FileAnswer, answerFile } from '../platform/http/file-answer.ts';
import type { FamilyUploadsContext } from './context.ts';
import { type FoundUpload, findUpload } from './find-upload.ts';
import { type UploadRow, selectReadyOf } from './upload-store.ts';
import type { ScopeAbout } from '../accounts/scope-about.ts';

type Shows = Pick<FamilyUploadsContext, 'database' | 'files' | 'addresses'>;

/** An upload as whoever may see it is shown it; one whose bytes were removed is not found. */
export const showUpload = async (
  context: Shows,
  scopeAbout: ScopeAbout,
  id: string,
): Promise<FamilyUpload | Refused<'not_found'>> => {
  const found = await findUpload(context.database.db, scopeAbout, id);
  return found ? ((await presentFound(context, found)) ?? refuse('not_found')) : refuse('not_found');
};

/** What is ready of a child, the newest first. */
export const showReady = async (
  context: Shows,
  scopeAbout: ScopeAbout,
  childId: number,
): Promise<FamilyUpload[] | Refused<'not_found'>> => {
  const { db } = context.database;
  if (!(await findKnownChild(db, await scopeAbout(childId), childId))) return refuse('not_found');
  const rows = await selectReadyOf(db, childId);
  return Promise.all(rows.map((row) => presentReady(context, row)));
};

/** A family's device is shared, and what is seen here is never public: nothing keeps it. */
const KEPT_NOWHERE = 'private, no-store';

/** The bytes of what is ready, while the address is good. */
export const openUpload = async (
  { database, files, addresses }: Shows,
  scopeAbout: ScopeAbout,
  { id, until, signature }: { id: string; until: number; signature: string },
  range: Parameters<typeof answerFile>[2],
): Promise<FileAnswer | Refused<'not_found' | 'range_outside'>> => {
  const found = await findUpload(database.db, scopeAbout, id);
  if (!found || !(await addresses.isGood(id, until, signature))) return refuse('not_found');
  const { fileKey } = found.row;
  const fileName = `kancil-${fileKey?.split('/').at(-1) ?? id}`;
  return answerFile(files, fileKey, range, KEPT_NOWHERE, fileName);
};

const presentFound = async (context: Shows, { row, owner }: FoundUpload): Promise<FamilyUpload | null> => {
  if (row.state === 'ready') return presentReady(context, row);
  const waiting = await context.files.resumable('families').find(owner, row.uploadId);
  return waiting && present(row, waiting.received, null);
};

const presentReady = async ({ addresses }: Pick<Shows, 'addresses'>, row: UploadRow) =>
  present(row, row.size, await addresses.of(row.uploadId));

const present = (
  row: UploadRow,
  received: number,
  address: { url: string; until: Date } | null,
): FamilyUpload => ({
  upload_id: row.uploadId,
  child_id: row.childId,
  master_course_id: row.masterCourseId,
  name: row.name,
  kind: row.kind,
  size: row.size,
  received,
  seconds: row.seconds,
  state: row.state,
  media_url: address?.url ?? null,
  media_until: address?.until.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  is_used: row.usedAt !== null,
});
