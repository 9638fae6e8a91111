import { randomUUID } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { RECORDING_MAX_SECONDS } from '../../contract/placement-desk.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { paths } from '../../paths.ts';
import type { ReceivedFile } from '../platform/http/upload.ts';
import { reencodePicture } from '../platform/pictures.ts';
import { fileTypes, replaceFile } from '../providers/files/files.ts';
import type { PlacementContext } from './context.ts';
import type { Media } from './item-bank.ts';
import { insertPlacementMedia } from './media-store.ts';

type Keeping = Pick<PlacementContext, 'database' | 'clock' | 'files' | 'recordings'>;

/** A picture or recording as staff see it. */
export interface KeptMedia extends Media {
  url: string;
}

/** Twice the width of the largest picture of a question, in pixels. */
const PICTURE_SIDE = 800;

/** Keeps a picture for a question; it is deleted a day later unless a part was saved with it. */
export const keepPicture = async (
  context: Keeping,
  picture: Pick<ReceivedFile, 'path'>,
): Promise<KeptMedia | Refused<'wrong_kind_of_file'>> => {
  const encoded = await reencodePicture(picture.path, PICTURE_SIDE);
  if (!encoded) return { ...refuse('wrong_kind_of_file'), file: 'file' };
  return keep(context, 'picture', 'webp', (key) =>
    context.files.put(key, Readable.from([encoded]), { type: 'image/webp' }),
  );
};

/** The kinds that are kept as they come where nothing converts them, by what their first bytes say. */
const keptKinds: Readonly<Record<string, 'm4a' | 'mp3' | 'wav' | 'ogg' | 'weba'>> = {
  'audio/x-m4a': 'm4a',
  'audio/mp4': 'm4a',
  'video/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/ogg': 'ogg',
  'audio/opus': 'ogg',
  'audio/webm': 'weba',
  'video/webm': 'weba',
};

/** Names of the tracks with pictures that these two containers may hold besides sound. */
const PICTURE_TRACKS = ['vide', 'V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG', 'V_MS/'];

/** Keeps a recording for a question, converted where that can be done (rule R98). */
export const keepRecording = async (
  context: Keeping,
  recording: ReceivedFile,
): Promise<KeptMedia | Refused<'wrong_kind_of_file' | 'recording_too_long'>> => {
  const kind = keptKinds[recording.type.split(';')[0] ?? ''];
  if (!kind) return { ...refuse('wrong_kind_of_file'), file: 'file' };
  if (context.recordings) return convert(context, recording);
  if (await showsPictures(recording)) return { ...refuse('wrong_kind_of_file'), file: 'file' };
  if (kind === 'wav' && (await secondsOfWav(recording)) > RECORDING_MAX_SECONDS)
    return { ...refuse('recording_too_long'), file: 'file' };
  return keep(context, 'recording', kind, (key) =>
    context.files.keep(key, recording, { type: fileTypes[kind] }),
  );
};

const convert = async (context: Keeping, { path }: ReceivedFile) => {
  const target = `${path}.m4a`;
  try {
    const converted = await context.recordings?.convert(path, target, RECORDING_MAX_SECONDS);
    if (typeof converted === 'string') return { ...refuse(converted), file: 'file' };
    return await keep(context, 'recording', 'm4a', (key) =>
      context.files.keep(key, { path: target }, { type: fileTypes.m4a }),
    );
  } finally {
    await rm(target, { force: true });
  }
};

const showsPictures = async ({ path, type }: ReceivedFile): Promise<boolean> => {
  if (!/^(audio|video)\/(webm|mp4|x-m4a)/.test(type)) return false;
  const bytes = await readFile(path);
  return PICTURE_TRACKS.some((track) => bytes.includes(track, 0, 'latin1'));
};

/** Where a WAV as browsers and recorders write it says how many bytes a second takes. */
const WAV_RATE = 28;

/** How long uncompressed sound is; of other containers only a decoder can tell. */
const secondsOfWav = async ({ path, size }: ReceivedFile): Promise<number> => {
  const file = await open(path);
  try {
    const head = Buffer.alloc(44);
    await file.read(head, 0, head.length, 0);
    return head.toString('latin1', 12, 16) === 'fmt '
      ? (size - head.length) / head.readUInt32LE(WAV_RATE)
      : 0;
  } finally {
    await file.close();
  }
};

const keep = async (
  { database, clock, files }: Keeping,
  kind: Media['kind'],
  extension: keyof typeof fileTypes,
  store: (key: string) => Promise<{ size: number }>,
): Promise<KeptMedia> => {
  const name = randomUUID();
  const key = `placement-test/${name}.${extension}`;
  await store(key);
  return replaceFile(files, key, async () => {
    await database.transaction((tx) =>
      insertPlacementMedia(tx, { mediaName: name, kind, fileKey: key, madeAt: clock.now() }),
    );
    return { result: { kind, name, url: paths.placementDeskMedia(kind, name) }, unused: null };
  });
};
