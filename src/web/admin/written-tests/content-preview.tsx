import type { WrittenTestContent } from '../../../contract/written-test-objects.ts';
import { markedSkills } from '../../../domain/assessment/written-content.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../frame/page-head.tsx';
import formStyles from '../list/office-form.module.css';
import { OfficeBack } from '../list/office-back.tsx';
import { useTexts } from '../list/texts.ts';
import { QuestionPreview } from '../question/question-preview.tsx';
import { entryOf, questionsOf, startOf } from './content-entry.ts';
import { useTestWords } from './test-words.ts';
import styles from './written-tests.module.css';

/** A test as children see it with the right answers, for teachers, who do not change it. */
export const ContentPreview = ({ content }: { content: WrittenTestContent }) => {
  const { writtenTests: words } = useTexts().admin;
  const { partOf } = useTestWords();
  const title = `${words.gradeOf(content.grade)}, ${partOf(content.part)}`;
  const [part, entry] = [questionsOf(content), entryOf(content)];
  return (
    <div className={formStyles.screen}>
      <PageHead title={title} />
      <OfficeBack to={paths.adminWrittenContents} words={words.content.back} />
      <h1>{title}</h1>
      <p className={styles.soft}>{words.content.readOnly}</p>
      {markedSkills
        .filter((skill) => content[skill].length > 0)
        .map((skill) => (
          <section key={skill} className={`${formStyles.form} ${styles.part}`} aria-labelledby={skill}>
            <h2 id={skill}>{words.skills[skill]}</h2>
            {content[skill].map((_, place) => (
              <QuestionPreview
                // oxlint-disable-next-line react/no-array-index-key -- nothing changes their order here
                key={place}
                part={part}
                entry={entry}
                place={startOf(content, skill) + place}
              />
            ))}
          </section>
        ))}
      {content.writing.length > 0 && (
        <section className={`${formStyles.form} ${styles.part}`} aria-labelledby="writing">
          <h2 id="writing">{words.skills.writing}</h2>
          <ol className={styles.items}>
            {content.writing.map(({ prompt, points }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- nothing changes their order here
              <li key={place}>
                <span lang="en">{prompt}</span> ({words.content.points}: {points})
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
};
