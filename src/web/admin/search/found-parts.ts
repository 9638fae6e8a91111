import {
  isSeparator,
  plainText,
  splitWords,
  withoutDotsInNumbers,
} from '../../../domain/values/search-words.ts';

/** A piece of a text, and whether it is what was looked for. */
export interface Part {
  text: string;
  isFound: boolean;
}

const plain = (text: string) => plainText(text).toLowerCase();

const wordsOf = (typed: string) => splitWords(typed).map((word) => word.toLowerCase());

/** The plain form of a text, and for each of its signs the place in the text that it comes from. */
const plainWithPlaces = (text: string) => {
  const signs: { sign: string; place: number }[] = [];
  let place = 0;
  for (const letter of withoutDotsInNumbers(text)) {
    for (const sign of plain(letter)) signs.push({ sign, place });
    place += letter.length;
  }
  return signs;
};

/** A phone number is stored with 62 in place of the 0 that people write. */
const formsOf = (word: string) => (/^0\d{2,}$/.test(word) ? [word, `62${word.slice(1)}`] : [word]);

const isWordSign = (sign: string | undefined) => sign !== undefined && !isSeparator(sign);

/** Where a word stands in a plain text. A number of one or two digits counts only as a word of its own. */
const placesOf = (text: string, word: string): number[] => {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const isOwn = !isWordSign(text[at - 1]) && !isWordSign(text[at + word.length]);
    if (isOwn || !/^\d{1,2}$/.test(word)) places.push(at);
  }
  return places;
};

/** A text in pieces, those marked that hold a word of what was typed. */
export const partsOf = (text: string, typed: string): Part[] => {
  const signs = plainWithPlaces(text);
  const joined = signs.map(({ sign }) => sign).join('');
  const found = new Set<number>();
  for (const word of wordsOf(typed).flatMap(formsOf))
    for (const at of placesOf(joined, word)) {
      const from = signs[at]?.place ?? 0;
      const to = signs[at + word.length - 1]?.place ?? from;
      for (let place = from; place <= to; place += 1) found.add(place);
    }
  const parts: Part[] = [];
  let place = 0;
  for (const letter of text) {
    const isFound = found.has(place);
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else parts.push({ text: letter, isFound });
    place += letter.length;
  }
  return parts;
};
