import type { WrittenTestContent } from '../../../contract/written-test-objects.ts';
import { type FieldProblem, fieldProblems } from '../../../contract/refusals.ts';
import { useTexts } from '../list/texts.ts';
import own from '../question/question.module.css';
import { entryOf, fieldAt } from './content-entry.ts';
import styles from './written-tests.module.css';

interface Props {
  content: WrittenTestContent;
  labelOf: (name: string) => string;
}

/** What is to be put right before a test can be published. */
export const ContentFaults = ({ content, labelOf }: Props) => {
  const texts = useTexts();
  const { content: words } = texts.admin.writtenTests;
  const faults = Object.entries(content.faults);
  if (faults.length === 0) return null;
  const problems: Partial<Record<FieldProblem, (label: string) => string>> = texts.problems;
  const sentence = (label: string, fault: string, isSection: boolean) => {
    if (isSection) return words.sectionEmpty(label);
    const problem = fieldProblems.find((one) => one === fault);
    return (problem && problems[problem]?.(label)) ?? label;
  };
  const entry = entryOf(content);
  return (
    <div className={own.note}>
      <p>
        <strong>{words.faults(faults.length)}</strong>
      </p>
      <ul className={styles.faults}>
        {faults.map(([path, problem]) => {
          const name = fieldAt(content, entry, path);
          const place = /^(?:q|task)(\d+)-/.exec(name);
          const anchor = place
            ? `#${name.startsWith('q') ? 'question' : 'task'}-${Number(place[1]) + 1}`
            : `#${name}`;
          return (
            <li key={path}>
              <a href={anchor}>{sentence(labelOf(name), problem, place === null)}</a>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
