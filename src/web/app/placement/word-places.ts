/** The places of an answer's words among the words to tap, in the answer's order; none when it is not made of them. */
export const placesOfWords = (words: readonly string[], answer: string | null): readonly number[] => {
  if (answer === null) return [];
  const places: number[] = [];
  let rest = answer;
  while (rest !== '') {
    const place = words.findIndex(
      (word, index) => !places.includes(index) && (rest === word || rest.startsWith(`${word} `)),
    );
    const word = words[place];
    if (word === undefined) return [];
    places.push(place);
    rest = rest.slice(word.length).trimStart();
  }
  return places.length === words.length ? places : [];
};
