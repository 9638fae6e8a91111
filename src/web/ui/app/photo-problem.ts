/** What a photo may be, for the file picker and for the check before it is sent: what browsers show and the server reads. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

export type PhotoProblem = 'too_big' | 'not_a_photo';

/** The problems that show without opening the file. Some phones give no type: then the file itself has to show it. */
export const photoProblem = (file: { size: number; type: string }, maxBytes: number): PhotoProblem | null => {
  if (file.type !== '' && !photoTypes.some((type) => type === file.type)) return 'not_a_photo';
  return file.size > maxBytes ? 'too_big' : null;
};

/** The picture at this address, once the browser can show it; null when it cannot. */
export const shownPicture = async (address: string): Promise<HTMLImageElement | null> => {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image,
    () => null,
  );
};

/** What the server unpacks of every kind of picture, and of every JPEG. */
const MOST_PIXELS = 12_500_000;
const MOST_JPEG_PIXELS = 40_000_000;
const SHRUNK_SIDE = 2400;

/** How large a picture is sent that has more pixels than the server is sure to unpack; null of one that goes as it is. */
export const shrunkSize = (
  { width, height }: { width: number; height: number },
  type: string,
): { width: number; height: number } | null => {
  if (width * height <= (type === 'image/jpeg' ? MOST_JPEG_PIXELS : MOST_PIXELS)) return null;
  const share = SHRUNK_SIDE / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) };
};

/**
 * The file, or a smaller picture of it where it has too many pixels. One that cannot be made smaller goes as it is: the server says
 * what is wrong with it.
 */
export const shrunkPhoto = async (file: File, image: HTMLImageElement): Promise<File> => {
  const size = shrunkSize({ width: image.naturalWidth, height: image.naturalHeight }, file.type);
  if (size === null) return file;
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file;
};

/** A picture as it is sent, or null where the browser cannot show it. */
export const readPicture = async (file: File): Promise<File | null> => {
  const address = URL.createObjectURL(file);
  try {
    const image = await shownPicture(address);
    return image && (await shrunkPhoto(file, image));
  } finally {
    URL.revokeObjectURL(address);
  }
};
