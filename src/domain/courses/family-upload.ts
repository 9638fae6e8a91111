/** What a family sends of a child (rule R185). */
export const familyUploadKinds = ['picture', 'sound', 'video'] as const;
export type FamilyUploadKind = (typeof familyUploadKinds)[number];

/** 100 MB: the largest file that a family may send. */
export const FAMILY_UPLOAD_MAX_BYTES = 100 * 1024 ** 2;
/** How long a sound or a video of a family may be. */
export const FAMILY_UPLOAD_MAX_SECONDS = 180;
/** What a family may have sent, or begun to send, that nothing uses yet. */
export const MOST_FAMILY_UPLOADS = 5;

/** The pictures that can be drawn again. */
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** The sounds that can be converted. */
const sounds = [
  'audio/x-m4a',
  'audio/mp4',
  'audio/mpeg',
  'audio/wav',
  'audio/vnd.wave',
  'audio/ogg',
  'audio/opus',
  'audio/webm',
];

/**
 * What a file is by the type that its first bytes have; null when families cannot send such. The containers of videos may turn out
 * to hold sound alone.
 */
export const familyUploadKindOf = (type: string): FamilyUploadKind | null => {
  const plain = type.split(';')[0] ?? '';
  if (pictures.includes(plain)) return 'picture';
  if (sounds.includes(plain)) return 'sound';
  return plain.startsWith('video/') ? 'video' : null;
};

/** Whether it is too long for a family to send. Cameras that stop at three minutes write some hundredths more. */
export const isTooLongForFamily = (seconds: number): boolean =>
  Math.floor(seconds) > FAMILY_UPLOAD_MAX_SECONDS;

/** Whether it keeps a child's voice or moving picture, for which the parent has to allow that recordings are kept (rule R186). */
export const isRecordingOfChild = (kind: FamilyUploadKind): boolean => kind !== 'picture';
