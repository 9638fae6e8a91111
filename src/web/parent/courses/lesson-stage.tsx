import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Child, ChildCourse } from '../../../contract/objects.ts';
import type { ClosedReason } from '../../../domain/access/lesson-access.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand, useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { useTexts } from '../pattern/texts.ts';
import { Kancil, type KancilPose } from '../../ui/page/kancil.tsx';
import { BillLine, useOpeningBill } from '../enrolment/bill-line.tsx';
import { ChargeLine } from '../pattern/open-charge-note.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useClosedLesson } from './closed-lesson.tsx';
import { useLessonWords } from './lesson-card.tsx';
import { LessonPlayer } from './lesson-player.tsx';
import styles from './lesson-stage.module.css';
import { useAppointment } from './use-appointment.ts';
import { type LiveKind, isOnlyDated, liveKindOf, playabilityOf, weekOf } from './lesson-state.ts';

/** The place of the video: the video, or why there is none now. */
export const LessonStage = ({ course, child }: { course: ChildCourse; child: Child }) => {
  const { course: texts } = useTexts().classroom;
  const playability = playabilityOf(course);
  if (playability === 'PLAYABLE') return <LessonPlayer course={course} childId={child.child_id} />;
  const kind = liveKindOf(course.master_course);
  if (kind && isOnlyDated(playability)) return <TakesPlace kind={kind} course={course} child={child} />;
  if (playability === 'NO_VIDEO')
    return <Closed pose="reading" title={texts.noVideoTitle} text={texts.noVideoText} />;
  return <WhyNot course={course} reason={playability} child={child} />;
};

/** What takes place with a teacher instead of being played: what it is, when, and where to learn more. */
const TakesPlace = ({ kind, course, child }: { kind: LiveKind; course: ChildCourse; child: Child }) => {
  const { course: texts, liveClass } = useTexts().classroom;
  const { live } = texts;
  const appointment = useAppointment(course, child.child_id);
  const brand = useBrand();
  const today = useToday();
  const { period } = useFormats();
  const { title } = useLessonWords(course);
  const { firstDay, lastDay } = weekOf(course.child_course);
  const isOver = dayInJakarta(lastDay) < today;
  const days = period(firstDay, lastDay);
  return (
    <Closed pose="waving" title={live.title[kind]} text={live.text[kind](child.first_name)}>
      <p>
        <strong>{appointment?.when ?? (isOver ? live.was(days) : live.when(days))}</strong>
      </p>
      {!isOver && appointment === null && <p>{kind === 'class' ? liveClass.finding : live.tells[kind]}</p>}
      {kind === 'class' ? (
        <ButtonLink to={paths.liveClasses(child.child_id)}>{liveClass.see}</ButtonLink>
      ) : (
        <ButtonLink to={paths.childTests(child.child_id)}>{live.toTests}</ButtonLink>
      )}
      <ButtonLink
        href={whatsappLink(brand, live.askMessage(child.first_name, title))}
        target="_blank"
        rel="noreferrer"
        variant="outline"
      >
        <IconBrandWhatsapp size={20} aria-hidden="true" />
        {live.ask}
      </ButtonLink>
    </Closed>
  );
};

const WhyNot = (lesson: { course: ChildCourse; reason: ClosedReason; child: Child }) => {
  const { way, charge, ...words } = useClosedLesson(lesson.course, lesson.reason, lesson.child);
  const bill = useOpeningBill(lesson.course, lesson.child.child_id);
  return (
    <Closed {...words}>
      {bill && <BillLine bill={bill} />}
      {charge && <ChargeLine charge={charge} />}
      {way && (
        <ButtonLink to={way.to} {...(way.main ? { size: 'md', color: 'mango' } : { variant: 'outline' })}>
          {way.label}
        </ButtonLink>
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
