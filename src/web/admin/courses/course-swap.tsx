import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CourseMaster } from '../../../contract/objects.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useTexts } from '../pattern/texts.ts';
import { notify } from '../../shell/notify.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from '../pattern/confirm-words.ts';
import { useCourseWords } from './course-words.ts';
import styles from '../pattern/office-list.module.css';
import { RowAction } from '../pattern/row-action.tsx';

type Pair = readonly [CourseMaster, CourseMaster];

/** Swaps two courses: pick one, pick the other, confirm. The first pick is kept while searching and filtering. */
export const useSwap = () => {
  const { courses } = useTexts().admin;
  const words = useConfirmWords();
  const { titleOf } = useCourseWords();
  const [first, setFirst] = useState<CourseMaster | null>(null);
  const [asked, setAsked] = useState<Pair | null>(null);
  const swap = useMutation({
    mutationFn: ([one, other]: Pair) =>
      mutate('POST /course/switch', {
        body: { first_id: one.master_course_id, second_id: other.master_course_id },
      }),
    onSuccess: ({ message }) => {
      setFirst(null);
      notify({ severity: 'success', message });
    },
    onSettled: () => setAsked(null),
  });
  const dialog = (
    <ConfirmDialog
      subject={asked}
      words={words}
      ask={([one, other]) => courses.askSwap(titleOf(one), titleOf(other))}
      note={() => courses.swapNote}
      busy={swap.isPending}
      onYes={(pair) => swap.mutate(pair)}
      onNo={() => setAsked(null)}
    />
  );
  const select = (second: CourseMaster) => first && setAsked([first, second]);
  return { first, pick: setFirst, cancel: () => setFirst(null), select, dialog };
};

export type Swap = ReturnType<typeof useSwap>;

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
  return (
    <div role="status" className={styles.atEdge}>
      {swap.first && (
        <div className={styles.notice}>
          <p>{courses.swapping(titleOf(swap.first))}</p>
          <Button variant="subtle" onClick={swap.cancel}>
            {cancel}
          </Button>
        </div>
      )}
    </div>
  );
};
