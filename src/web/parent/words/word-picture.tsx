import type { LessonWord } from '../../../contract/word-objects.ts';

/** The picture of a word, if it has one. What it shows stands beside it, or is what is asked. */
export const WordPicture = ({ word, alt = '' }: { word: LessonWord; alt?: string }) =>
  word.picture_url === null ? null : (
    <img src={word.picture_url} alt={alt} width={96} height={96} decoding="async" />
  );
