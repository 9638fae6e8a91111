import type { Upload } from '../../../contract/uploads.ts';
import { ApiRefusal, type Call, isRefusedAs } from '../../frame/api.ts';
import { isUnreachable, untilReached } from '../../app/connection.ts';
import { askToSignIn } from '../list/signing-in.ts';
import { rememberUpload, rememberedUpload } from './upload-memory.ts';

/** Enough to judge the file by; the rest follows once that was taken. */
const FIRST_PART_BYTES = 64 * 1024;
const PART_BYTES = 4 * 1024 ** 2;
/** A line on which nothing moves for so long is cut, whatever the browser says. */
const STILL_MS = 60_000;
/** How often the server is asked how far a conversion has come. */
const LOOK_EVERY_SECONDS = 2;
/** Before the next try when the server has no time. */
const PAUSE_SECONDS = 5;
/** How often in a row the server may fail at a call before the upload fails. */
const FAILURES = 5;

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
 * Sends a file in parts, and goes on by itself where it stopped: when the line is back, when the server has time again, after a
 * sign-in, and after a reload when the same file is chosen again. Throws what the server refuses for good.
 * @returns the id by which a lesson is saved with it
 */
export const transfer = async (given: Transfer): Promise<string> => {
  const { file, userId, signal, onBegun, onSent, onConverted, turn } = given;
  let upload = await begunBefore(given);
  let failures = 0;
  for (;;) {
    upload ??= await begin(given);
    const { upload_id, received } = upload;
    onBegun(upload_id);
    signal.throwIfAborted();
    rememberUpload(userId, file, upload_id);
    if (upload.state === 'ready') return upload_id;
    if (upload.state === 'converting') {
      onConverted(upload.converted);
      await pause(LOOK_EVERY_SECONDS, signal);
      signal.throwIfAborted();
      upload = await read(given, upload_id);
      continue;
    }
    // Of one that could not be converted, the server refuses any part, and says why.
    onSent(received);
    if (upload.state === 'arriving' && received >= FIRST_PART_BYTES) await turn();
    signal.throwIfAborted();
    try {
      upload = await sendPart(given, upload);
      failures = 0;
    } catch (error) {
      signal.throwIfAborted();
      failures += isRefusedAs(error, 'unexpected') ? 1 : 0;
      if (failures === FAILURES) throw error;
      upload = await whereItStopped(given, upload_id, error);
    }
  }
};

/** The announcement itself is not aborted: its answer names what is to be deleted when the upload was given up meanwhile. */
const begin = async ({ call, file, signal }: Transfer): Promise<Upload> => {
  const body = { name: file.name.slice(-255), size: file.size };
  return (await untilAnswered(() => call('POST /uploads', { body }), signal)).upload;
};

/** Where a file stands on the server; null when it is there no more. */
const read = async ({ call, signal }: Transfer, uploadId: string): Promise<Upload | null> => {
  const params = { uploadId };
  try {
    return (await untilAnswered(() => call('GET /uploads/{uploadId}', { params }, { signal }), signal))
      .upload;
  } catch (error) {
    if (isRefusedAs(error, 'not_found')) return null;
    throw error;
  }
};

const begunBefore = async (given: Transfer): Promise<Upload | null> => {
  const known = rememberedUpload(given.userId, given.file);
  const upload = known === null ? null : await read(given, known);
  return upload && (upload.size === given.file.size || upload.state === 'ready') ? upload : null;
};

const sendPart = async ({ call, file, signal, onSent }: Transfer, { upload_id, received }: Upload) => {
  const bytes = file.slice(received, received + (received === 0 ? FIRST_PART_BYTES : PART_BYTES));
  const still = new AbortController();
  let timer = setTimeout(() => still.abort(), STILL_MS);
  const moves = (share: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => still.abort(), STILL_MS);
    onSent(received + share * bytes.size);
  };
  try {
    const input = { params: { uploadId: upload_id }, query: { offset: received }, bytes };
    const options = { signal: AbortSignal.any([signal, still.signal]), onProgress: moves };
    return (await call('POST /uploads/{uploadId}/part', input, options)).upload;
  } catch (error) {
    throw still.signal.aborted ? new ApiRefusal(0, '') : error;
  } finally {
    clearTimeout(timer);
  }
};

/** After a part that did not arrive: where to go on, or null to begin anew. Throws what no other try would change. */
const whereItStopped = async (given: Transfer, uploadId: string, error: unknown): Promise<Upload | null> => {
  const { onLine, signal } = given;
  if (isRefusedAs(error, 'not_found')) return null;
  if (isUnreachable(error)) {
    onLine(false);
    const upload = await read(given, uploadId);
    onLine(true);
    return upload;
  }
  if (isRefusedAs(error, ...passing)) await pause(error.retryAfter ?? PAUSE_SECONDS, signal);
  else if (!isRefusedAs(error, 'wrong_offset', 'not_signed_in')) throw error;
  return read(given, uploadId);
};

/** Refusals that another try may not meet. */
const passing = ['too_slow', 'malformed_request', 'too_many_uploads', 'uploads_busy', 'unexpected'] as const;

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()));
  });

/** Asks until the server is reached and has time, and after a sign-in when the session has ended. */
const untilAnswered = async <Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> => {
  for (let failures = 0; ;)
    try {
      return await untilReached(ask, signal);
    } catch (error) {
      signal.throwIfAborted();
      failures += isRefusedAs(error, 'unexpected') ? 1 : 0;
      if (isRefusedAs(error, ...passing) && failures < FAILURES)
        await pause(error.retryAfter ?? PAUSE_SECONDS, signal);
      else if (!isRefusedAs(error, 'not_signed_in') || !(await askToSignIn())) throw error;
    }
};
