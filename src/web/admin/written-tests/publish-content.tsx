import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WrittenTestContent } from '../../../contract/written-test-objects.ts';
import { writtenSkills } from '../../../domain/assessment/written-content.ts';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { untilAnswered } from '../form/save.ts';
import { AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { contentsQuery } from './test-queries.ts';
import { useTestWords } from './test-words.ts';
import styles from './written-tests.module.css';

interface Props {
  content: WrittenTestContent;
  /** something is typed that is not saved */
  isDirty: boolean;
  onPublished: (published: WrittenTestContent) => void;
}

/** Shows the saved test to children from now on, after a question that tells what it holds. */
export const PublishContent = ({ content, isDirty, onPublished }: Props) => {
  const { writtenTests } = useTexts().admin;
  const { content: words } = writtenTests;
  const { dayOf, partOf } = useTestWords();
  const [isAsked, setAsked] = useState(false);
  const { grade, part, version, revision, published_at: publishedAt } = content;
  const title = `${writtenTests.gradeOf(grade)}, ${partOf(part)}`;
  const publishing = useMutation({
    mutationFn: () =>
      untilAnswered(() => mutate('POST /written-test-content/publish', { body: { grade, part, version } })),
    onSuccess: ({ message, written_test_content: published }) => {
      onPublished(published);
      notifyDone({
        message,
        about: ({ admin }) => `${title}: ${admin.writtenTests.content.published}`,
      });
    },
  });
  const faults = Object.keys(content.faults).length;
  const why = () => {
    if (content.is_published) return words.allPublished;
    if (isDirty) return words.saveFirst;
    return faults > 0 ? words.faults(faults) : words.publishAsk.text;
  };
  const mayPublish = !content.is_published && !isDirty && faults === 0;
  const state = () => {
    if (revision === null) return words.neverPublished;
    return publishedAt === null ? words.delivered : words.publishedOn(dayOf(publishedAt));
  };
  return (
    <div className={`${formStyles.card} ${formStyles.removal}`}>
      <h2>{words.publish}</h2>
      <p>{state()}</p>
      <p id="publish-why">{why()}</p>
      <div>
        <Button
          isOff={!mayPublish}
          loading={publishing.isPending}
          aria-describedby="publish-why"
          onClick={() => setAsked(true)}
        >
          {words.publish}
        </Button>
      </div>
      <AskFirst
        asked={
          isAsked
            ? {
                ask: `${title}: ${words.publishAsk.title}`,
                note: words.publishAsk.text,
                words: { yes: words.publishAsk.yes, no: words.publishAsk.no },
                content: <Summary content={content} />,
              }
            : null
        }
        onYes={() => {
          setAsked(false);
          publishing.mutate();
        }}
        onNo={() => setAsked(false)}
      />
    </div>
  );
};

/** How much each section of a test holds, and to whom it opens at once. */
const Summary = ({ content }: { content: WrittenTestContent }) => {
  const { writtenTests: words } = useTexts().admin;
  const entries = useQuery(contentsQuery).data?.written_test_contents ?? [];
  const waiting = entries.find(
    ({ grade, part }) => grade === content.grade && part === content.part,
  )?.waiting;
  return (
    <>
      {waiting !== undefined && waiting.length > 0 && <p>{words.content.opensFor(waiting)}</p>}
      <ul className={styles.scores}>
        {writtenSkills.map((skill) => (
          <li key={skill}>
            {words.skills[skill]}{' '}
            <strong>
              {skill === 'writing'
                ? words.content.tasks(content.writing.length)
                : words.content.items(content[skill].length)}
            </strong>
          </li>
        ))}
      </ul>
    </>
  );
};
