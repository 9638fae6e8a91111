import { drawnPictures } from './drawn-pictures.ts';

/** How many words a lesson carries at most (rule R330). */
export const MOST_WORDS = 12;

const drawn: ReadonlySet<string> = new Set(drawnPictures);

/** Whether a picture is of the drawn set, and not one that staff uploaded. */
export const isDrawn = (picture: string): boolean => drawn.has(picture);
