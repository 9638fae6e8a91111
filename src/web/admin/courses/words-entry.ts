import type { DeskWords } from '../../../contract/word-objects.ts';
import { MOST_WORDS } from '../../../domain/words/lesson-words.ts';

/** What the form holds: each field of each word by its name, as text; '' where nothing stands. */
export type WordsEntry = Record<string, string>;

export const wordFields = ['id', 'english', 'indonesian', 'picture', 'recording'] as const;
export type WordField = (typeof wordFields)[number];

/** The name of a word's field; `place` counts from 0. */
export const named = (place: number, field: WordField): string => `w${place}-${field}`;

const places = Array.from({ length: MOST_WORDS }, (_, place) => place);

type Row = Readonly<Record<WordField, string>>;
const emptyRow: Row = { id: '', english: '', indonesian: '', picture: '', recording: '' };

const rowAt = (entry: WordsEntry, place: number): Row =>
  Object.fromEntries(wordFields.map((field) => [field, entry[named(place, field)] ?? ''])) as Row;

const entryOfRows = (rows: readonly Row[]): WordsEntry =>
  Object.fromEntries(
    places.flatMap((place) =>
      wordFields.map((field) => [named(place, field), (rows[place] ?? emptyRow)[field]]),
    ),
  );

export const entryOf = ({ words }: DeskWords): WordsEntry =>
  entryOfRows(
    words.map(({ word_id: id, english, indonesian, picture, recording }) => ({
      id: String(id),
      english,
      indonesian,
      picture: picture ?? '',
      recording: recording ?? '',
    })),
  );

/** The places at which something stands. */
export const filledPlaces = (entry: WordsEntry): number[] =>
  places.filter((place) => Object.values(rowAt(entry, place)).some((text) => text.trim() !== ''));

/** What is sent: places at which nothing stands are left out. */
export const bodyOf = (entry: WordsEntry) => ({
  words: filledPlaces(entry).map((place) => {
    const { id, picture, recording, ...texts } = rowAt(entry, place);
    return {
      ...(id !== '' && { word_id: Number(id) }),
      ...texts,
      picture: picture || null,
      recording: recording || null,
    };
  }),
});

/** The field of the form that a name of the server is about, such as `words.2.english`. */
export const fieldAt = (entry: WordsEntry, path: string): string => {
  const [, number, field] = /^words\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const place = filledPlaces(entry)[Number(number)];
  if (place === undefined) return path;
  return named(place, wordFields.find((one) => one === field) ?? 'english');
};

/** Two words have traded their places. */
export const swapped = (entry: WordsEntry, one: number, other: number): WordsEntry => {
  const rows = places.map((place) => rowAt(entry, place === one ? other : place === other ? one : place));
  return entryOfRows(rows);
};

/** A word is gone, and those after it have moved up. */
export const without = (entry: WordsEntry, gone: number): WordsEntry =>
  entryOfRows(places.filter((place) => place !== gone).map((place) => rowAt(entry, place)));

/** Which words there are, in their order: entries of others cannot be merged. */
export const structureOf = ({ words }: DeskWords): string => words.map(({ word_id: id }) => id).join('-');
