import type { Readable } from 'node:stream';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import type { OwnFamilyId } from '../../domain/access/family-scope.ts';
import { familyUploadKindOf, isRecordingOfChild } from '../../domain/courses/family-upload.ts';
import { lockAnyChild } from '../families/known-children.ts';
import { mayKeepRecordings } from '../families/recording-kept.ts';
import { hasTooManyPixels } from '../platform/pictures.ts';
import { takePart } from '../uploads/take-part.ts';
import type { FamilyUploadsContext } from './context.ts';
import { findUpload } from './find-upload.ts';
import { type UploadRow, deleteUpload, selectUpload, setKind, setState } from './upload-store.ts';

type NotTaken = Refused<
  | 'not_found'
  | 'wrong_offset'
  | 'too_large'
  | 'wrong_kind_of_file'
  | 'too_many_pixels'
  | 'only_pictures_taken'
  | 'recording_not_allowed'
>;
type JudgedBy = Pick<FamilyUploadsContext, 'database' | 'takesRecordings'>;

/** Writes the next part of a family's file. With the last one the file is handed on to be converted; nobody is shown it before. */
export const appendFamilyPart = async (
  { files, preparations, ...judgedBy }: JudgedBy & Pick<FamilyUploadsContext, 'files' | 'preparations'>,
  familyId: OwnFamilyId,
  part: { id: string; offset: number; bytes: Readable },
): Promise<UploadRow | NotTaken> => {
  const { database } = judgedBy;
  const found = await findUpload(database.db, async () => familyId, part.id);
  if (!found) return refuse('not_found');
  const { row, owner } = found;
  if (row.state !== 'arriving') return refuse('wrong_offset');
  const uploads = files.resumable('families');
  const taken = await takePart(uploads, owner, {
    ...part,
    refusalOf: (type) => refusalOf(judgedBy, row, type),
  });
  if (isRefused(taken)) {
    if (!(await uploads.find(owner, part.id))) await database.transaction((tx) => deleteUpload(tx, part.id));
    return taken;
  }
  const present = await selectUpload(database.db, part.id);
  if (!present || taken.received < taken.size) return present ?? refuse('not_found');
  const whole = present.kind === 'picture' ? await uploads.pathOfWhole(owner, part.id) : null;
  if (whole !== null && (await hasTooManyPixels(whole))) {
    await uploads.remove(owner, part.id);
    await database.transaction((tx) => deleteUpload(tx, part.id));
    return refuse('too_many_pixels');
  }
  const arrived = await database.transaction((tx) =>
    setState(tx, part.id, 'arriving', { state: 'converting' }),
  );
  preparations.wake();
  // Whoever prepares files may have found it whole already.
  return arrived ?? (await selectUpload(database.db, part.id)) ?? refuse('not_found');
};

const refusalOf = (
  { database, takesRecordings }: JudgedBy,
  { uploadId, childId }: UploadRow,
  type: string | undefined,
): Promise<Refused<'wrong_kind_of_file' | 'only_pictures_taken' | 'recording_not_allowed'> | null> =>
  database.transaction(async (tx) => {
    const kind = familyUploadKindOf(type ?? '');
    if (kind === null) return refuse('wrong_kind_of_file');
    // Until this is written down, its parent can withdraw nothing that it rests on.
    await lockAnyChild(tx, childId);
    if (isRecordingOfChild(kind)) {
      if (!takesRecordings) return refuse('only_pictures_taken');
      if (!(await mayKeepRecordings(tx, childId))) return refuse('recording_not_allowed');
    }
    await setKind(tx, uploadId, kind);
    return null;
  });
