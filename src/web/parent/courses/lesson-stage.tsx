import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import type { ClosedReason } from '../../../domain/access/lesson-access.ts';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { Kancil, type KancilPose } from '../../ui/page/kancil.tsx';
import { BillLine, useOpeningBill } from '../enrolment/bill-line.tsx';
import { useClosedLesson } from './closed-lesson.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import styles from './lesson-stage.module.css';
import { playabilityOf } from './lesson-state.ts';

/** The place of the video: the video, or why there is none now. */
export const LessonStage = ({ course, child }: { course: ChildCourse; child: Child }) => {
  const { course: texts } = useTexts().classroom;
  const playability = playabilityOf(course);
  if (playability === 'PLAYABLE') return <LessonPlayer course={course} childId={child.child_id} />;
  if (playability === 'NO_VIDEO')
    return <Closed pose="reading" title={texts.noVideoTitle} text={texts.noVideoText} />;
  return <WhyNot course={course} reason={playability} child={child} />;
};

const WhyNot = (lesson: { course: ChildCourse; reason: ClosedReason; child: Child }) => {
  const { way, ...words } = useClosedLesson(lesson.course, lesson.reason, lesson.child);
  const bill = useOpeningBill(lesson.course, lesson.child.child_id);
  return (
    <Closed {...words}>
      {bill && <BillLine bill={bill} />}
      {way && (
        <Button
          component={Link}
          to={way.to}
          {...(way.main ? { size: 'md', color: 'mango' } : { variant: 'outline' })}
        >
          {way.label}
        </Button>
      )}
    </Closed>
  );
};

const Closed = ({
  pose,
  title,
  text,
  children,
}: {
  pose: KancilPose;
  title: string;
  text: string;
  children?: ReactNode;
}) => (
  <section className={styles.closed}>
    <Kancil pose={pose} />
    <div className={styles.words}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  </section>
);
