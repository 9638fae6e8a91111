import type { Form, FormQuestions, PartIntroduction } from '../../domain/placement/items.ts';

/** The questions of the test as delivered, with their key and files. It never leaves the server as it is. */
export interface ItemBank {
  questionsOf(form: Form): FormQuestions;
  /** of the twelve parts, in order */
  readonly introductions: readonly PartIntroduction[];
  /** the absolute path of the file of a delivered picture or recording; null when none has this name */
  fileOf(media: Media): string | null;
}

/** A picture or a recording, by the name that its question gives it. */
export interface Media {
  readonly kind: 'picture' | 'recording';
  readonly name: string;
}
