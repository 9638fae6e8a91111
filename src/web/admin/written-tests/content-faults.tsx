import type { WrittenTestContent } from '../../../contract/written-test-objects.ts';
import { type FieldProblem, fieldProblems } from '../../../contract/refusals.ts';
import { markedSkills } from '../../../domain/assessment/written-content.ts';
import { useTexts } from '../list/texts.ts';
import own from '../question/question.module.css';
import { type ItemType, entryOf, fieldAt, questionsOf, startOf } from './content-entry.ts';
import styles from './written-tests.module.css';

interface Props {
  content: WrittenTestContent;
  labelOf: (name: string) => string;
}

/** What is missing in an empty field of a question or task, by the word for it. */
const missingOf = (name: string, type: ItemType | undefined) => {
  const field = name.replace(/^(?:q|task)\d+-/, '');
  if (field === 'prompt') return type === 'gap' || type === 'reply' ? type : 'prompt';
  if (/^choice\d+-(?:text|picture)$/.test(field)) return 'choice';
  if (field.endsWith('-why_wrong')) return 'why_wrong';
  return (['picture', 'recording', 'passage-text', 'right', 'words'] as const).find((one) => one === field);
};

/** What is to be put right before a test can be published. */
export const ContentFaults = ({ content, labelOf }: Props) => {
  const texts = useTexts();
  const { content: words } = texts.admin.writtenTests;
  const problems: Partial<Record<FieldProblem, (label: string) => string>> = texts.problems;
  const entry = entryOf(content);
  const { questions } = questionsOf(content);
  /** Where a fault is among all that is asked, where its link leads, and what it says. */
  const lines = Object.entries(content.faults).map(([path, fault]) => {
    const name = fieldAt(content, entry, path);
    const [, kind, at] = /^(q|task)(\d+)-/.exec(name) ?? [];
    const place = Number(at);
    if (!kind) {
      const skill = markedSkills.find((one) => one === name);
      const start = skill ? startOf(content, skill) : 0;
      return { order: start - 0.5, anchor: `#${name}`, text: words.sectionEmpty(labelOf(name)) };
    }
    const isQuestion = kind === 'q';
    const missing = !entry[name]?.trim() && missingOf(name, isQuestion ? questions[place]?.type : undefined);
    const problem = fieldProblems.find((one) => one === fault);
    const [where = ''] = labelOf(name).split(isQuestion ? ': ' : ', ');
    const text = missing
      ? words.faultAt(where, words.missing[missing])
      : ((problem && problems[problem]?.(labelOf(name))) ?? labelOf(name));
    return isQuestion
      ? { order: place, anchor: `#question-${place + 1}`, text }
      : { order: questions.length + place, anchor: `#task-${place + 1}`, text };
  });
  // Three empty choices of a question are one thing to do.
  const shown = [...new Map(lines.map((line) => [`${line.anchor} ${line.text}`, line])).values()].toSorted(
    (one, other) => one.order - other.order,
  );
  if (shown.length === 0) return null;
  return (
    <div className={own.note}>
      <p>
        <strong>{words.faults(shown.length)}</strong>
      </p>
      <ul className={styles.faults}>
        {shown.map(({ anchor, text }) => (
          <li key={`${anchor} ${text}`}>
            <a href={anchor}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
