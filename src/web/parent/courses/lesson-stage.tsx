import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { useToday } from '../../frame/today.ts';
import { Kancil, type KancilPose } from '../../ui/page/kancil.tsx';
import { BillLine, useOpeningBill } from '../enrolment/bill-line.tsx';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { LessonPlayer } from './lesson-player.tsx';
import styles from './lesson-stage.module.css';
import { lastDay, playabilityOf } from './lesson-state.ts';

/** The place of the video: the video, or why there is none now. */
export const LessonStage = ({ course, child }: { course: ChildCourse; child: Child }) => {
  const { course: texts, myClass } = useTexts().classroom;
  const { weekday, date } = useFormats();
  const { released_at, gone_at } = course.child_course;
  switch (playabilityOf(course, useToday())) {
    case 'playable':
      return <LessonPlayer course={course} childId={child.child_id} />;
    case 'scheduled':
      return (
        <Closed
          pose="waving"
          title={texts.scheduledTitle}
          text={texts.scheduledText(weekday(new Date(released_at)))}
        >
          <ComingBill child={child} course={course}>
            {texts.unpaidText(child.first_name)}
          </ComingBill>
        </Closed>
      );
    case 'gone':
      return <Closed pose="sleeping" title={texts.goneTitle} text={texts.goneText(date(lastDay(gone_at)))} />;
    case 'unpaid':
      return <Unpaid child={child} course={course} />;
    case 'over':
      return <Closed pose="celebrating" title={myClass.overTitle} text={myClass.overText} />;
    default:
      return <Closed pose="reading" title={texts.noVideoTitle} text={texts.noVideoText} />;
  }
};

const Unpaid = ({ child, course }: { child: Child; course: ChildCourse }) => {
  const { course: texts, childStatus } = useTexts().classroom;
  const bill = useOpeningBill(course, child.child_id);
  return (
    <Closed pose="thinking" title={texts.unpaidTitle} text={texts.unpaidText(child.first_name)}>
      {bill && (
        <>
          <BillLine bill={bill} />
          <Button
            component={Link}
            to={paths.payBill(child.child_id, bill.billing_id)}
            size="md"
            color="mango"
          >
            {childStatus.payNow}
          </Button>
        </>
      )}
    </Closed>
  );
};

/** The bill that opens a lesson to come; it may still have to wait for an earlier one. */
const ComingBill = ({
  child,
  course,
  children,
}: {
  child: Child;
  course: ChildCourse;
  children: ReactNode;
}) => {
  const { toBills } = useTexts().classroom.myClass;
  const bill = useOpeningBill(course, child.child_id);
  if (!bill) return null;
  return (
    <>
      <p>{children}</p>
      <BillLine bill={bill} />
      <Button
        component={Link}
        to={paths.child(child.child_id, numberOfChildTab('billing'))}
        variant="outline"
      >
        {toBills}
      </Button>
    </>
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
