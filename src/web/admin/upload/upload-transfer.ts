import type { Upload } from '../../../contract/uploads.ts';
import { sendInParts } from '../../app/upload/send-in-parts.ts';
import { rememberUpload, rememberedUpload } from '../../app/upload/upload-memory.ts';
import type { Call } from '../../frame/api.ts';
import { askToSignIn } from '../list/signing-in.ts';

export interface Transfer {
  call: Call;
  file: File;
  /** the account that uploads */
  userId: number;
  signal: AbortSignal;
  /** the server knows the file by this id */
  onBegun: (uploadId: string) => void;
  /** bytes that have arrived, or are on their way */
  onSent: (bytes: number) => void;
  onLine: (isThere: boolean) => void;
  /** the server makes of it what browsers play; percent, null while that is not known */
  onConverted: (percent: number | null) => void;
  /** resolves when the rest may be sent: one file after the other */
  turn: () => Promise<void>;
}

/**
 * Sends a video of the school in parts.
 * @returns the id by which a lesson is saved with it
 */
export const transfer = async ({ call, file, userId, onConverted, ...given }: Transfer): Promise<string> => {
  const { upload_id } = await sendInParts<Upload>({
    ...given,
    file,
    announce: async () => {
      const body = { name: file.name.slice(-255), size: file.size };
      return (await call('POST /uploads', { body })).upload;
    },
    read: async (uploadId, options) =>
      (await call('GET /uploads/{uploadId}', { params: { uploadId } }, options)).upload,
    sendPart: async (uploadId, offset, bytes, options) => {
      const input = { params: { uploadId }, query: { offset }, bytes };
      return (await call('POST /uploads/{uploadId}/part', input, options)).upload;
    },
    hasEnded: ({ state }) => state === 'ready',
    memory: {
      recall: () => rememberedUpload(userId, file),
      remember: (uploadId) => rememberUpload(userId, file, uploadId),
    },
    signIn: askToSignIn,
    onConverting: ({ converted }) => onConverted(converted),
  });
  return upload_id;
};
