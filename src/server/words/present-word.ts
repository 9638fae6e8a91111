import type { DeskWord, LessonWord } from '../../contract/word-objects.ts';
import type { Question } from '../../domain/words/questions.ts';
import { isDrawn } from '../../domain/words/lesson-words.ts';
import { paths } from '../../paths.ts';
import type { WordRow } from './word-store.ts';

/** A word as a child meets it. The names of uploaded files make new addresses of those that are replaced. */
export const presentWord = ({ wordId, english, indonesian, picture, recording }: WordRow): LessonWord => ({
  word_id: wordId,
  english,
  indonesian,
  picture_url:
    picture === null
      ? null
      : isDrawn(picture)
        ? paths.drawnPicture(picture)
        : paths.wordMedia(wordId, 'picture', picture),
  recording_url: recording === null ? null : paths.wordMedia(wordId, 'recording', recording),
});

export const presentDeskWord = (row: WordRow): DeskWord => ({
  ...presentWord(row),
  picture: row.picture,
  recording: row.recording,
});

export const presentQuestion = ({ wordId, kind, choices }: Question) => ({
  word_id: wordId,
  kind,
  choices: [...choices],
});
