import { useState } from 'react';
import styles from '../../app/placement/question.module.css';
import { inTabStorage } from '../../app/tab-storage.ts';
import { useWords } from '../../app/placement/words.ts';
import { Button } from '../../ui/app/button.tsx';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { OneQuestion } from '../placement/one-question.tsx';
import { TopHeading } from '../placement/top-heading.tsx';
import { usePartMedia } from '../placement/use-part-media.ts';
import own from './taking.module.css';
import type { WrittenAnswers } from './use-written-answers.ts';
import { WritingTask } from './writing-task.tsx';
import {
  type Place,
  type Section,
  answeredIn,
  firstOpen,
  openOrFirst,
  placeFrom,
} from './written-sections.ts';
import { useWrittenWords } from './written-words.ts';

interface Props {
  sections: readonly Section[];
  given: WrittenAnswers;
  testId: number;
  onFinish: () => void;
}

/** One section after the other, each with its instruction before it, and what is left open at the end. */
export const SectionSteps = ({ sections, given, testId, onFinish }: Props) => {
  const keptAs = `kancil.written.${testId}.place`;
  const begunAs = `kancil.written.${testId}.begun`;
  // On another device it is the first question without an answer.
  const [place, setPlace] = useState<Place>(
    () =>
      placeFrom(
        inTabStorage((store) => store.getItem(keptAs), null),
        sections,
      ) ?? firstOpen(sections, given.answers),
  );
  // Someone who comes back in the middle of a section has read its instruction.
  const [begun, setBegun] = useState(() => {
    const section = sections[place.section];
    const wasBegun = inTabStorage((store) => store.getItem(begunAs), null) === String(place.section);
    return (
      section !== undefined && (wasBegun || place.question > 1 || answeredIn(section, given.answers) > 0)
    );
  });
  const begin = () => {
    inTabStorage((store) => store.setItem(begunAs, String(place.section)), undefined);
    setBegun(true);
  };
  const section = sections[place.section];
  const go = (next: Place, isBegun: boolean) => {
    setPlace(next);
    inTabStorage((store) => store.setItem(keptAs, `${next.section}.${next.question}`), undefined);
    setBegun(isBegun);
  };
  if (!section)
    return (
      <End
        sections={sections}
        given={given}
        onLook={(at) => {
          const chosen = sections[at];
          if (chosen) go({ section: at, question: openOrFirst(chosen, given.answers) }, true);
        }}
        onFinish={onFinish}
      />
    );
  if (!begun) return <Intro key={section.skill} sections={sections} at={place.section} onBegin={begin} />;
  const isEnd = place.question === section.count;
  const before = sections[place.section - 1];
  return (
    <SectionQuestion
      key={`${section.skill} ${place.question}`}
      section={section}
      sectionPlace={[place.section + 1, sections.length]}
      question={place.question}
      isLast={place.section === sections.length - 1}
      given={given}
      testId={testId}
      isFirst={place.question === 1 && before === undefined}
      onNext={() =>
        isEnd
          ? go({ section: place.section + 1, question: 1 }, false)
          : go({ ...place, question: place.question + 1 }, true)
      }
      onBack={() =>
        place.question > 1
          ? go({ ...place, question: place.question - 1 }, true)
          : go({ section: place.section - 1, question: before?.count ?? 1 }, true)
      }
    />
  );
};

/** What a section is about. It begins when its pictures and recordings are there. */
const Intro = ({ sections, at, onBegin }: Pick<Props, 'sections'> & { at: number; onBegin: () => void }) => {
  const words = useWrittenWords();
  const { test } = useWords();
  const { loaded } = usePartMedia(sections, at + 1);
  const section = sections[at];
  if (!section) return null;
  return (
    <section className={styles.part}>
      <p className={styles.place}>{words.sectionOf(at + 1, sections.length)}</p>
      <Kancil pose="thinking" className={styles.kancil} />
      <TopHeading>{words.sections[section.skill]}</TopHeading>
      <p className={styles.instruction}>{words.instructions[section.skill]}</p>
      <div className={styles.ways}>
        {!loaded && <p role="status">{test.loadingPart}</p>}
        <Button size="md" color="mango" disabled={!loaded} onClick={onBegin}>
          {words.begin}
        </Button>
      </div>
    </section>
  );
};

interface QuestionProps extends Pick<Props, 'given' | 'testId'> {
  section: Section;
  /** which section it is, of how many */
  sectionPlace: readonly [number, number];
  question: number;
  isLast: boolean;
  isFirst: boolean;
  onNext: () => void;
  onBack: () => void;
}

const SectionQuestion = ({ section, sectionPlace, question: place, ...rest }: QuestionProps) => {
  const words = useWrittenWords();
  const { test } = useWords();
  const { given, testId, isLast, isFirst, onNext, onBack } = rest;
  const { part, skill, count } = section;
  const leaves = isLast ? words.toEnd : words.nextSection;
  /** What was typed is sent before another question comes. */
  const after = (go: () => void) => () => {
    given.sendNow();
    go();
  };
  const label = place === count ? leaves : test.next;
  const steps = { isFirst, label, onBack: after(onBack), onNext: after(onNext), isNamed: true };
  const answer = given.answers[part - 1]?.[place - 1] ?? null;
  const question = section.questions[place - 1];
  const task = section.tasks[place - 1];
  return (
    <section className={styles.part}>
      <p className={styles.place}>
        {words.sectionOf(...sectionPlace)}: {words.sections[skill]}
      </p>
      <TopHeading className={styles.number}>{test.question(place, count)}</TopHeading>
      <ProgressBar label={test.question(place, count)} share={place / count} />
      {question && (
        <OneQuestion
          {...steps}
          question={question}
          answer={answer}
          name={`kancil.heard.written.${testId}.${part}.${place}`}
          onAnswer={(text) => given.give(part, place, text)}
        />
      )}
      {task && (
        <WritingTask
          {...steps}
          task={task}
          answer={answer}
          onType={(text) => given.give(part, place, text, { isTyping: true })}
        />
      )}
    </section>
  );
};

interface EndProps extends Pick<Props, 'sections' | 'given' | 'onFinish'> {
  onLook: (section: number) => void;
}

/** How much of each section has an answer, with a way back to it, before the test is sent for good. */
const End = ({ sections, given, onLook, onFinish }: EndProps) => {
  const words = useWrittenWords();
  const open = sections.reduce((sum, section) => sum + section.count - answeredIn(section, given.answers), 0);
  return (
    <section className={styles.part}>
      <TopHeading>{words.end.title}</TopHeading>
      <p className={styles.instruction}>{words.end.open(open)}</p>
      <ol className={own.sections}>
        {sections.map((section, at) => (
          <li key={section.skill}>
            <p>
              <strong>{words.sections[section.skill]}</strong>
              {words.end.answered(answeredIn(section, given.answers), section.count)}
            </p>
            <Button variant="outline" onClick={() => onLook(at)}>
              {words.end.lookAt(words.sections[section.skill])}
            </Button>
          </li>
        ))}
      </ol>
      <p>{words.end.text}</p>
      <div className={styles.ways}>
        <Button size="md" color="mango" onClick={onFinish}>
          {words.end.yes}
        </Button>
      </div>
    </section>
  );
};
