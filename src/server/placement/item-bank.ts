import type { Form, FormQuestions, PartIntroduction } from '../../domain/placement/items.ts';

/** The questions of the test with their key, and the files that go with them. It never leaves the server as it is. */
export interface ItemBank {
  questionsOf(form: Form): FormQuestions;
  /** of the twelve parts, in order */
  readonly introductions: readonly PartIntroduction[];
  /** the absolute path of the file of a picture or recording, by its name */
  fileOf(media: Media): string;
}

/** A picture or a recording, by the name that its question gives it. */
export interface Media {
  readonly kind: 'picture' | 'recording';
  readonly name: string;
}
