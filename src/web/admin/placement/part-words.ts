import type { OfficeTexts } from '../pattern/texts.ts';

type Words = OfficeTexts['admin']['placement'];

const letterOf = (at: string) => 'ABCD'[Number(at)] ?? '';

const ownLabel = (field: string, words: Words): string => {
  const [, row, at = '0', part] = /^(choice|line|mistake)(\d+)-(\w+)$/.exec(field) ?? [];
  if (row === 'choice')
    return part === 'why_wrong'
      ? `${words.choice(letterOf(at))}: ${words.whyWrong}`
      : words.choice(letterOf(at));
  const place = Number(at) + 1;
  if (row === 'line') return part === 'speaker' ? words.speaker(place) : words.line(place);
  if (row === 'mistake')
    return part === 'why_wrong' ? `${words.mistake(place)}: ${words.whyWrong}` : words.mistake(place);
  const plain: Readonly<Record<string, string>> = {
    tests: words.tests,
    prompt: words.prompt,
    picture: words.picture.label,
    recording: words.recording.label,
    'passage-title': words.textTitle,
    'passage-text': words.text,
    right: words.isRight,
    words: words.words,
    end: words.end,
    accepted: words.accepted,
  };
  return plain[field] ?? field;
};

/** What a field is called inside its question. */
export const labelInQuestion = (name: string, words: Words): string =>
  ownLabel(name.replace(/^q\d+-/, ''), words);

/** What a field is called where no heading says of which question it is. */
export const fieldLabel = (name: string, words: Words, labels: Readonly<Record<string, string>>): string => {
  const inQuestion = /^q(\d+)-/.exec(name);
  if (!inQuestion) return labels[name] ?? name;
  return `${words.question(Number(inQuestion[1]) + 1)}, ${labelInQuestion(name, words)}`;
};
