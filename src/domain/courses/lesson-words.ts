import { isUnit, isWeek, teachingWeeksInYear } from '../calendar/unit-and-week.ts';
import { isGrade } from '../enrolment/grade.ts';

/** A part of a lesson's place that somebody named; `teachingWeek` counts from 0 over the whole year. */
export interface NamedPlace {
  readonly part: 'grade' | 'unit' | 'week' | 'teachingWeek';
  readonly number: number;
}

/** What was typed to find lessons: the places it names, and the words that titles have to hold. */
export interface LessonWords {
  readonly places: readonly NamedPlace[];
  readonly words: readonly string[];
}

const parts = {
  grade: 'grade',
  tingkat: 'grade',
  kelas: 'grade',
  unit: 'unit',
  week: 'week',
  minggu: 'week',
} as const;
type PartWord = keyof typeof parts;

const isPartWord = (word: string): word is PartWord => Object.hasOwn(parts, word);

/** Nobody counts beyond the four weeks of a unit unless the weeks of the year are meant: "week 12" is week 4 of unit 3. */
const placeOf = (word: PartWord, number: number): NamedPlace | null => {
  const part = parts[word];
  if (part === 'grade') return isGrade(number) ? { part, number } : null;
  if (part === 'unit') return isUnit(number) ? { part, number } : null;
  if (isWeek(number)) return { part, number };
  const isOfYear = number > 0 && number <= teachingWeeksInYear;
  return isOfYear ? { part: 'teachingWeek', number: number - 1 } : null;
};

/** "unit5" as "unit" and "5". */
const apart = (word: string): string[] => {
  const [, part = '', number = ''] = /^([a-z]+)(\d{1,2})$/i.exec(word) ?? [];
  return isPartWord(part.toLowerCase()) ? [part, number] : [word];
};

/**
 * Reads grades, units and weeks, in English and Indonesian, out of the words that somebody typed: "grade 4 unit 5",
 * "minggu 3", "unit5". What names no place stays a word of the title, such as "week 40". A last "unit" behind
 * a place is one whose number is still to be typed, and left out.
 */
export function readLessonWords(typed: readonly string[]): LessonWords {
  const places: NamedPlace[] = [];
  const words: string[] = [];
  const split = typed.flatMap(apart);
  for (let at = 0; at < split.length; at += 1) {
    const [word = '', next = ''] = [split[at]?.toLowerCase(), split[at + 1]];
    const place = isPartWord(word) && /^\d{1,2}$/.test(next) ? placeOf(word, Number(next)) : null;
    if (place) {
      places.push(place);
      at += 1;
    } else if (!(isPartWord(word) && next === '' && places.length > 0)) words.push(word);
  }
  return { places, words };
}
