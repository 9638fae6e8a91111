import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CourseMaster } from '../../../contract/objects.ts';
import { untilReached } from '../../app/connection.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { type OfficeMessage, notifyDone } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from '../list/confirm-words.ts';
import { Alert } from '../../ui/app/alert.tsx';
import { Button } from '../../ui/app/button.tsx';
import { useCourseWords } from './course-words.ts';
import styles from '../list/office-list.module.css';
import { RowAction } from '../list/row-action.tsx';
import { type Pair, changedFacts, sendSwap } from './send-swap.ts';
import { undoSwap } from './undo-swap.ts';

/** What is asked about: two courses as they stand, and what became of the swap if it was tried already. */
interface Asked {
  pair: Pair;
  /** as they were asked about before somebody changed them */
  before?: Pair;
  isLost?: boolean;
}

const readBoth = async (pair: Pair): Promise<Pair> => {
  const read = ({ master_course_id: id }: CourseMaster) =>
    untilReached(() => readAnew(apiQuery('GET /course/id/{id}', { params: { id } })));
  const [first, second] = await Promise.all([read(pair[0]), read(pair[1])]);
  return [first.course, second.course];
};

const swapBoth = ([one, other]: Pair) =>
  mutate('POST /course/switch', {
    body: {
      first_id: one.master_course_id,
      second_id: other.master_course_id,
      first_version: one.version,
      second_version: other.version,
    },
  });

/** Swaps two courses: pick one, pick the other, confirm. The first pick is kept while searching and filtering. */
export const useSwap = () => {
  const { courses } = useTexts().admin;
  const words = useConfirmWords();
  const { titleOf } = useCourseWords();
  const [first, setFirst] = useState<CourseMaster | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const inWords = useFactsInWords();
  const send = (pair: Pair) => sendSwap(pair, { send: swapBoth, read: readBoth });
  const swap = useMutation({
    mutationFn: ({ pair }: Asked) => send(pair),
    onSuccess: (outcome, { pair }) => {
      if (outcome.kind === 'changed') return setAsked({ pair: outcome.pair, before: pair });
      if (outcome.kind === 'not arrived') return setAsked({ pair, isLost: true });
      setFirst(null);
      setAsked(null);
      const [one, other] = outcome.pair.map(titleOf);
      const about =
        (said: 'swapped' | 'swappedBack'): OfficeMessage =>
        ({ admin }) =>
          admin.feedback[said](one ?? '', other ?? '');
      return notifyDone({
        message: outcome.message,
        about: about('swapped'),
        undo: () =>
          undoSwap({
            pair: outcome.pair,
            send,
            about: about('swappedBack'),
            inWords: (which, fact, value) => {
              const { label, shown } = inWords(fact);
              const now = outcome.pair[which];
              return { label: `${titleOf(now)}, ${label}`, theirs: shown({ ...now, [fact]: value }) };
            },
          }),
      });
    },
    onError: () => setAsked(null),
  });
  const dialog = (
    <ConfirmDialog
      subject={asked}
      words={words}
      ask={({ pair: [one, other] }) => courses.askSwap(titleOf(one), titleOf(other))}
      note={(about) => <SwapNote {...about} />}
      busy={swap.isPending}
      onYes={(about) => swap.mutate(about)}
      onNo={() => setAsked(null)}
    />
  );
  const select = (second: CourseMaster) => first && setAsked({ pair: [first, second] });
  return { first, pick: setFirst, cancel: () => setFirst(null), select, dialog };
};

export type Swap = ReturnType<typeof useSwap>;

/** Where both stand, in what they differ that should not, and what has happened since they were chosen. */
const SwapNote = ({ pair, before, isLost }: Asked) => {
  const { courses } = useTexts().admin;
  const { titleOf, typeOf } = useCourseWords();
  const [one, other] = pair;
  return (
    <>
      {isLost && (
        <Alert color="mango" role="alert" title={courses.swapLost}>
          {courses.swapLostText}
        </Alert>
      )}
      {before && (
        <Alert color="mango" role="alert" title={courses.changedMeanwhile}>
          <Changes before={before[0]} now={one} />
          <Changes before={before[1]} now={other} />
        </Alert>
      )}
      <dl className={styles.places}>
        {pair.map((course) => (
          <div key={course.master_course_id}>
            <dt>{titleOf(course)}</dt>
            <dd>
              {courses.placeOf(course.grade, course.unit, course.week)}, {typeOf(course.type)}
            </dd>
          </div>
        ))}
      </dl>
      <p>{courses.swapNote}</p>
      {(one.grade !== other.grade || one.type !== other.type) && (
        <Alert color="mango" title={courses.differ}>
          {one.grade !== other.grade && <p>{courses.gradesDiffer(one.grade, other.grade)}</p>}
          {one.type !== other.type && <p>{courses.typesDiffer(typeOf(one.type), typeOf(other.type))}</p>}
        </Alert>
      )}
    </>
  );
};

/** A fact of a course by its name, and its value as it is shown. */
const useFactsInWords = () => {
  const { admin, fields } = useTexts();
  const { courses } = admin;
  const { typeOf } = useCourseWords();
  const names = {
    title: fields.titleEN,
    title_indo: fields.titleID,
    grade: courses.grade,
    unit: courses.unit,
    week: courses.week,
    type: courses.type,
  };
  return (fact: keyof typeof names) => ({
    label: names[fact],
    shown: (course: CourseMaster) => (fact === 'type' ? typeOf(course.type) : String(course[fact])),
  });
};

const Changes = ({ before, now }: { before: CourseMaster; now: CourseMaster }) => {
  const { courses } = useTexts().admin;
  const { titleOf } = useCourseWords();
  const inWords = useFactsInWords();
  return changedFacts(before, now).map((fact) => {
    const { label, shown } = inWords(fact);
    return (
      <p key={fact}>
        {titleOf(now)}. {courses.changedFrom(label, shown(before), shown(now))}
      </p>
    );
  });
};

/** What a row offers: to begin a swap, to end it, or to be its second half. */
export const SwapButton = ({ swap, course }: { swap: Swap; course: CourseMaster }) => {
  const { courses } = useTexts().admin;
  const of = useCourseWords().titleOf(course);
  const { first } = swap;
  if (!first) return <RowAction label={courses.swap} of={of} onClick={() => swap.pick(course)} />;
  if (first.master_course_id === course.master_course_id)
    return <RowAction label={courses.cancel} of={of} color="rosella" onClick={swap.cancel} />;
  return <RowAction label={courses.select} of={of} onClick={() => swap.select(course)} />;
};

/** Says what is being swapped, also when the picked row is on another page. */
export const SwapNotice = ({ swap }: { swap: Swap }) => {
  const { courses, cancel } = useTexts().admin;
  const { titleOf } = useCourseWords();
  const { first } = swap;
  return (
    <div role="status" className={styles.atEdge}>
      {first && (
        <div className={styles.notice}>
          <p>{courses.swapping(titleOf(first), courses.placeOf(first.grade, first.unit, first.week))}</p>
          <Button variant="subtle" onClick={swap.cancel}>
            {cancel}
          </Button>
        </div>
      )}
    </div>
  );
};
