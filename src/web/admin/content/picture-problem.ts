import { type PhotoProblem, canBeShown, photoProblem } from '../../ui/app/photo-problem.ts';

/** Why a file cannot be a picture of a story; null where it can. A browser that cannot show it says so. */
export const pictureProblem = async (file: File, maxBytes: number): Promise<PhotoProblem | null> => {
  const problem = photoProblem(file, maxBytes);
  if (problem !== null) return problem;
  const address = URL.createObjectURL(file);
  const isShown = await canBeShown(address);
  URL.revokeObjectURL(address);
  return isShown ? null : 'not_a_photo';
};
