import { distance } from 'fastest-levenshtein';
import type { Question, QuestionGroup } from '../../../i18n/questions.ts';

/** Every question of a language in the order of the page. */
export const questionsOf = (groups: readonly QuestionGroup[]): readonly Question[] =>
  groups.flatMap(({ questions }) => questions);

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** What was typed, as words to look for. */
export const wordsOf = (typed: string): string[] =>
  plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Stop words: they are in nearly every question. */
const stopWords = new Set(
  wordsOf(`
    a an and any are at be can could do does for from have how i if in is it many me mine much my of on or our per
    please should the their there this to was we what where which who why will with you your child children kid
    ada adalah agar anak apa apakah atau bagaimana bagi berapa bila bisa bisakah boleh bolehkah dan dari dengan di
    gimana ini itu juga kah kalau ke kalian kami kan mana mau nya pada per saja saya sih siapa tentang untuk ya
    yang anda ibu bapak kak min dong
  `),
);

/** The typed words without stop words; all of them when only stop words were typed. */
export const significantWords = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
};

/** A word begins with what was typed; what is as short as "wa" or "5" is the whole word. */
const begins = (word: string, typed: string) => (typed.length < 3 ? word === typed : word.startsWith(typed));

const consonants = (word: string) => word.replaceAll(/[aeiou]/g, '');

/** How far a typed word is from one: those who write in a hurry leave vowels out, or take them for others. */
const slips = (typed: string, word: string) => {
  const kept = consonants(typed);
  return kept.length > 2 && kept === consonants(word)
    ? Math.min(1, distance(typed, word))
    : distance(typed, word);
};
const allowedSlips = ({ length }: string) => (length < 3 ? 0 : length < 7 ? 1 : 2);

/** The significant words, each that no question holds as the likeliest that one does: “hraga” is “harga” (rule R355). */
export const spelled = (groups: readonly QuestionGroup[], words: readonly string[]): readonly string[] => {
  const known = questionsOf(groups).flatMap(({ question, keywords, answer }) =>
    wordsOf([question, keywords, ...answer].join(' ')),
  );
  return significantWords(words).map((word) => {
    // Indonesian ends a word with -nya that is otherwise the same.
    const bare = word.replace(/nya$/, '');
    for (const whole of [bare, word]) if (known.some((one) => begins(one, whole))) return whole;
    const near = known
      .map((one) => ({ one, far: slips(bare, one) }))
      .filter(({ far }) => far <= allowedSlips(bare))
      .toSorted((a, b) => a.far - b.far);
    return near[0]?.one ?? word;
  });
};

const weights = { question: 6, keywords: 4, answer: 1 } as const;

/** How well a question answers one typed word: most in the question itself, and a whole word more than its beginning. */
const scoreOf = (typed: string) => (text: { [Place in keyof typeof weights]: readonly string[] }) =>
  (['question', 'keywords', 'answer'] as const).reduce((sum, place) => {
    if (text[place].includes(typed)) return sum + weights[place] + 1;
    return text[place].some((word) => begins(word, typed)) ? sum + weights[place] : sum;
  }, 0);

/**
 * The questions that hold every significant word, best match first; when none holds all, those that hold any, most words
 * first. Questions of the same worth stay in the order of the page.
 */
export const searchQuestions = (
  groups: readonly QuestionGroup[],
  words: readonly string[],
): readonly Question[] => {
  const typed = significantWords(words);
  const judged = questionsOf(groups)
    .map((question) => {
      const text = {
        question: wordsOf(question.question),
        keywords: wordsOf(question.keywords),
        answer: wordsOf(question.answer.join(' ')),
      };
      const worths = typed.map((word) => scoreOf(word)(text)).filter((one) => one > 0);
      return { question, held: worths.length, worth: worths.reduce((sum, one) => sum + one, 0) };
    })
    .filter(({ held }) => held > 0);
  const most = Math.max(0, ...judged.map(({ held }) => held));
  return judged
    .filter(({ held }) => most < typed.length || held === most)
    .toSorted((a, b) => b.held - a.held || b.worth - a.worth)
    .map(({ question }) => question);
};

/** Splits a text where a typed word matches the start of one of its words, for highlighting; the parts joined are the text. */
export const splitMatches = (text: string, words: readonly string[]): { text: string; marked: boolean }[] => {
  const typed = significantWords(words);
  if (typed.length === 0) return [{ text, marked: false }];
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .flatMap((part) => {
      const word = plain(part);
      const found = typed.filter((one) => begins(word, one)).toSorted((a, b) => b.length - a.length)[0];
      if (found === undefined) return [{ text: part, marked: false }];
      return [
        { text: part.slice(0, found.length), marked: true },
        { text: part.slice(found.length), marked: false },
      ];
    })
    .filter((part) => part.text !== '')
    .reduce<{ text: string; marked: boolean }[]>((parts, part) => {
      const last = parts.at(-1);
      if (last && !last.marked && !part.marked)
        return [...parts.slice(0, -1), { text: last.text + part.text, marked: false }];
      return [...parts, part];
    }, []);
};
