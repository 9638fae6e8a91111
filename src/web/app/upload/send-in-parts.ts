import { ApiRefusal, type CallOptions, isRefusedAs } from '../../frame/api.ts';
import { isUnreachable, untilReached } from '../connection.ts';

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

/** What the server says of a file that is sent in parts. */
interface InParts {
  upload_id: string;
  /** in bytes, as announced */
  size: number;
  /** how many bytes have arrived: where the next part begins */
  received: number;
  state: string;
}

/** A file on its way in parts, wherever it goes. */
export interface SentFile<Upload extends InParts> {
  file: File;
  signal: AbortSignal;
  announce: () => Promise<Upload>;
  read: (uploadId: string, options: CallOptions) => Promise<Upload>;
  sendPart: (uploadId: string, offset: number, bytes: Blob, options: CallOptions) => Promise<Upload>;
  /** the file is there, and nothing more is waited for */
  hasEnded: (upload: Upload) => boolean;
  /** what this tab knows of a file that it began to send before it was reloaded */
  memory: { recall: () => string | null; remember: (uploadId: string) => void };
  /** asks to sign in again when the session has ended; whether that was done */
  signIn: () => Promise<boolean>;
  /** the server knows the file by this id */
  onBegun: (uploadId: string) => void;
  /** bytes that have arrived, or are on their way */
  onSent: (bytes: number) => void;
  onLine: (isThere: boolean) => void;
  /** all of it has arrived, and the server works on it */
  onConverting: (upload: Upload) => void;
  /** resolves when the rest may be sent: one file after the other */
  turn: () => Promise<void>;
}

/**
 * Sends a file in parts, and goes on by itself where it stopped: when the line is back, when the server has time again, after a
 * sign-in, and after a reload when the same file is chosen again. Throws what the server refuses for good.
 */
export const sendInParts = async <Upload extends InParts>(given: SentFile<Upload>): Promise<Upload> => {
  const { signal, onBegun, onSent, onConverting, turn } = given;
  let upload = await begunBefore(given);
  let failures = 0;
  for (;;) {
    upload ??= await announce(given);
    const { upload_id, received } = upload;
    onBegun(upload_id);
    signal.throwIfAborted();
    given.memory.remember(upload_id);
    if (given.hasEnded(upload)) return upload;
    if (upload.state === 'converting') {
      onConverting(upload);
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
const announce = <Upload extends InParts>(given: SentFile<Upload>): Promise<Upload> =>
  untilAnswered(given, given.announce);

/** Where a file stands on the server; null when it is there no more. */
const read = async <Upload extends InParts>(
  given: SentFile<Upload>,
  uploadId: string,
): Promise<Upload | null> => {
  try {
    return await untilAnswered(given, () => given.read(uploadId, { signal: given.signal }));
  } catch (error) {
    if (isRefusedAs(error, 'not_found')) return null;
    throw error;
  }
};

const begunBefore = async <Upload extends InParts>(given: SentFile<Upload>): Promise<Upload | null> => {
  const known = given.memory.recall();
  const upload = known === null ? null : await read(given, known);
  return upload && (upload.size === given.file.size || given.hasEnded(upload)) ? upload : null;
};

const sendPart = async <Upload extends InParts>(
  given: SentFile<Upload>,
  { upload_id, received }: Upload,
): Promise<Upload> => {
  const { file, signal, onSent } = given;
  const bytes = file.slice(received, received + (received === 0 ? FIRST_PART_BYTES : PART_BYTES));
  const still = new AbortController();
  let timer = setTimeout(() => still.abort(), STILL_MS);
  const moves = (share: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => still.abort(), STILL_MS);
    onSent(received + share * bytes.size);
  };
  try {
    const options = { signal: AbortSignal.any([signal, still.signal]), onProgress: moves };
    return await given.sendPart(upload_id, received, bytes, options);
  } catch (error) {
    throw still.signal.aborted ? new ApiRefusal(0, '') : error;
  } finally {
    clearTimeout(timer);
  }
};

/** After a part that did not arrive: where to go on, or null to begin anew. Throws what no other try would change. */
const whereItStopped = async <Upload extends InParts>(
  given: SentFile<Upload>,
  uploadId: string,
  error: unknown,
): Promise<Upload | null> => {
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
const passing = [
  'too_slow',
  'malformed_request',
  'too_many_uploads',
  'uploads_busy',
  'still_running',
  'unexpected',
] as const;

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()));
  });

/** Asks until the server is reached and has time, and after a sign-in when the session has ended. */
const untilAnswered = async <Answer>(
  { signal, signIn }: Pick<SentFile<InParts>, 'signal' | 'signIn'>,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  for (let failures = 0; ;)
    try {
      return await untilReached(ask, signal);
    } catch (error) {
      signal.throwIfAborted();
      failures += isRefusedAs(error, 'unexpected') ? 1 : 0;
      if (isRefusedAs(error, ...passing) && failures < FAILURES)
        await pause(error.retryAfter ?? PAUSE_SECONDS, signal);
      else if (!isRefusedAs(error, 'not_signed_in') || !(await signIn())) throw error;
    }
};
