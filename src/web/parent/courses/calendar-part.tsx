import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { useTexts } from '../pattern/texts.ts';
import styles from './my-class.module.css';

const CalendarAddress = lazyPart(() => import('./calendar-address.tsx'));

/** The way to the child's calendar address, which is looked for when it is asked for. */
export const CalendarPart = ({ child }: { child: Child }) => {
  const { myClass } = useTexts().classroom;
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.part}>
      <h3>{myClass.calendar}</h3>
      {open ? (
        <Suspense fallback={<Skeleton height={180} />}>
          <CalendarAddress child={child} />
        </Suspense>
      ) : (
        <>
          <p>{myClass.calendarLead}</p>
          <Button variant="outline" mt="xs" onClick={() => setOpen(true)}>
            {myClass.calendarOpen}
          </Button>
        </>
      )}
    </section>
  );
};
