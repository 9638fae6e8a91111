/** What a photo may be, for the file picker and for the check before it is sent: what browsers show and the server reads. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

export type PhotoProblem = 'too_big' | 'not_a_photo';

/** The problems that show without opening the file. Some phones give no type: then the file itself has to show it. */
export const photoProblem = (file: { size: number; type: string }, maxBytes: number): PhotoProblem | null => {
  if (file.type !== '' && !photoTypes.some((type) => type === file.type)) return 'not_a_photo';
  return file.size > maxBytes ? 'too_big' : null;
};

/** Whether the browser can show the picture at this address. */
export const canBeShown = async (address: string): Promise<boolean> => {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => true,
    () => false,
  );
};
