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

/** Whether the browser can show the picture at this address. */
export const canBeShown = async (address: string): Promise<boolean> => (await shownPicture(address)) !== null;

/** What the server unpacks of every kind of picture. */
const MOST_PIXELS = 12_500_000;
const SHRUNK_SIDE = 2400;

/** The file, or a smaller picture of it where it has more pixels than the server would unpack; null when it cannot be made smaller. */
export const shrunkPhoto = async (file: File, image: HTMLImageElement): Promise<File | null> => {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (width * height <= MOST_PIXELS || file.type === 'image/jpeg') return file;
  const share = SHRUNK_SIDE / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * share);
  canvas.height = Math.round(height * share);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  return blob && new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
};
