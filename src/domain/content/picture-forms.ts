/** The forms in which a picture of the news is kept besides its own, so that a phone loads no more than it shows. */

/** Steps of width in pixels; a picture narrower than a step stands there in its own width. */
export const pictureSteps = [400, 800, 1200, 1600] as const;
type Step = (typeof pictureSteps)[number];
/** The newer first: a browser takes the first that it knows. */
export const pictureTypes = ['avif', 'webp'] as const;
type StepType = (typeof pictureTypes)[number];

/** What a shared link shows: cut to 1200 by 630, as JPEG, which every messenger knows. */
export const shareForm = 'share.jpg';
export const shareSize = { width: 1200, height: 630 } as const;

export type StepForm = `${Step}.${StepType}`;
export type PictureForm = StepForm | typeof shareForm;

/** Every form there can be. */
export const pictureForms: readonly PictureForm[] = [
  ...pictureTypes.flatMap((type) => pictureSteps.map((step): StepForm => `${step}.${type}`)),
  shareForm,
];

/** One step of a picture: its form, and how many pixels it is wide. */
export interface PictureStep {
  form: StepForm;
  width: number;
}

/** The steps of a picture `width` pixels wide: up to the first that holds all of it. */
export const stepsOf = (width: number, type: StepType): PictureStep[] =>
  pictureSteps
    .filter((_, place) => place === 0 || (pictureSteps[place - 1] ?? 0) < width)
    .map((step) => ({ form: `${step}.${type}`, width: Math.min(step, width) }));
