import type { DeskItem } from '../../../contract/placement-desk-objects.ts';
import type { WrittenTestWork } from '../../../contract/written-test-objects.ts';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import styles from './written-tests.module.css';

type Work = NonNullable<WrittenTestWork['work']>;

/** What an answer shows: the text of a choice, or the words as they were put; of a picture its letter. */
export const answerText = ({ type, choices }: DeskItem, answer: string): string => {
  if (type === 'order') return answer;
  const chosen = choices.find(({ id }) => id === answer);
  return chosen?.text ?? answer.toUpperCase();
};

const rightText = (item: DeskItem) =>
  item.type === 'order' ? item.words.join(' ') : answerText(item, item.right ?? '');

/** What is asked, in short: the prompt, or what is said in the recording. */
const askedText = ({ prompt, recording, tests }: DeskItem) =>
  prompt ?? recording?.lines.map(({ text }) => text).join(' ') ?? tests;

/** The sections that the server has marked, question by question, folded until somebody looks. */
export const TestWork = ({ work }: { work: Work }) => {
  const { writtenTests: words } = useTexts().admin;
  return (
    <section className={styles.work} aria-labelledby="answers">
      <h3 id="answers">{words.answers}</h3>
      {work.sections
        .filter(({ items }) => items.length > 0)
        .map(({ skill, items }) => (
          <details key={skill}>
            <summary>
              {words.skills[skill]}:{' '}
              {words.rightOf(items.filter(({ is_right: isRight }) => isRight).length, items.length)}
            </summary>
            <ol className={styles.items}>
              {items.map(({ item, answer, is_right: isRight }, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- questions have no name, and their order stays
                <li key={place}>
                  <p lang="en">{askedText(item)}</p>
                  <p>
                    {words.itsAnswer}:{' '}
                    {answer ? <b lang="en">{answerText(item, answer)}</b> : <i>{words.noAnswer}</i>}{' '}
                    <StatusWord tone={isRight ? 'done' : 'stopped'}>
                      {isRight ? words.isRight : words.isWrong}
                    </StatusWord>
                  </p>
                  {!isRight && (
                    <p className={styles.soft}>
                      {words.rightAnswer}: <span lang="en">{rightText(item)}</span>
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </details>
        ))}
    </section>
  );
};
