import type { FamilyUpload } from '../../../contract/family-uploads.ts';
import { newKey } from '../../app/new-key.ts';
import { type SentFile, sendInParts } from '../../app/upload/send-in-parts.ts';
import { rememberUpload, rememberedUpload } from '../../app/upload/upload-memory.ts';
import { type Call, call } from '../../frame/api.ts';

type Told = Pick<
  SentFile<FamilyUpload>,
  'file' | 'signal' | 'onBegun' | 'onSent' | 'onLine' | 'onConverting'
>;

/** Whom and which lesson a file is of. */
export interface SentFor {
  userId: number;
  childId: number;
  courseId: number;
}

/** What this tab remembers a file by: the same one may be sent for another lesson, too. */
export const memoryOf = ({ userId, childId, courseId }: SentFor) => `${userId}-${childId}-${courseId}`;

/** Sends a file of a child for a lesson, and waits until it is prepared, or turned out to be too long or unreadable. */
export const transferForTask = (
  { childId, courseId, ...by }: SentFor,
  told: Told,
  ask: Call = call,
): Promise<FamilyUpload> => {
  const { file } = told;
  const owner = memoryOf({ childId, courseId, ...by });
  let key = newKey();
  return sendInParts<FamilyUpload>({
    ...told,
    announce: async () => {
      const body = {
        child_id: childId,
        master_course_id: courseId,
        name: file.name.slice(-255),
        size: file.size,
      };
      const { upload } = await ask('POST /family-uploads', { body }, { idempotencyKey: key });
      // Should the file be gone later, another one is announced.
      key = newKey();
      return upload;
    },
    read: async (uploadId, options) =>
      (await ask('GET /family-uploads/{uploadId}', { params: { uploadId } }, options)).upload,
    sendPart: async (uploadId, offset, bytes, options) => {
      const input = { params: { uploadId }, query: { offset }, bytes };
      return (await ask('POST /family-uploads/{uploadId}/part', input, options)).upload;
    },
    hasEnded: ({ state }) => state !== 'arriving' && state !== 'converting',
    memory: {
      recall: () => rememberedUpload(owner, file),
      remember: (uploadId) => rememberUpload(owner, file, uploadId),
    },
    // The message of the refusal leads to the sign-in.
    signIn: async () => false,
    turn: async () => {},
  });
};
