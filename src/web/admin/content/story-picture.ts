import { type PhotoProblem, photoProblem, readPicture } from '../../ui/app/photo-problem.ts';

/** A picture of a story as it is sent, or why it cannot be one. A browser that cannot show it says so. */
export const storyPicture = async (file: File, maxBytes: number): Promise<File | PhotoProblem> =>
  photoProblem(file, maxBytes) ?? (await readPicture(file)) ?? 'not_a_photo';
