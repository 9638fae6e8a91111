import type { OfficeTexts } from './texts.ts';

type Words = OfficeTexts['admin']['placement'];

const letterOf = (at: string) => 'ABCD'[Number(at)] ?? '';

/** What a field of a question is called, by its name in the question: `choice0-text`. */
export const inQuestionLabel = (field: string, words: Words): string => {
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
    right: words.key,
    words: words.words,
    end: words.end,
    accepted: words.accepted,
  };
  return plain[field] ?? field;
};
