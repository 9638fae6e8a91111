import { useQuery } from '@tanstack/react-query';
import type { ChildToday } from '../../../contract/family-today.ts';
import type { Child, FamilyLessons } from '../../../contract/objects.ts';
import type { NeedOfChild } from '../../../domain/access/child-need.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { apiQuery } from '../../app/screen.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { useTexts } from '../pattern/texts.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { daysUntil } from '../courses/class-state.ts';
import { LessonLine } from '../courses/lesson-card.tsx';
import { liveKindOf } from '../courses/lesson-state.ts';
import { WorkButton, useWork } from '../child/child-work.tsx';
import { isLate } from '../enrolment/bill-years.ts';
import { TellMe } from '../enrolment/tell-me.tsx';
import { accessOf } from './access-of.ts';
import styles from './my-children.module.css';

/** The classes that take registrations today. */
const openBatches = apiQuery('GET /academic-year');

interface Props {
  child: Child;
  need: NeedOfChild | null;
  /** absent while they are on their way, or could not be loaded */
  lessons: FamilyLessons | undefined;
  /** as `lessons` */
  today: ChildToday | undefined;
}

/** The one thing to do for a child, with its date, in its row; where nothing is to be done, what comes next. */
export const ChildAction = ({ child, need, lessons, today }: Props) => {
  const work = useWork()(need, today, child);
  // An open charge has a button of its own.
  if (need === 'go_on') return null;
  if (work)
    return (
      <div className={styles.action}>
        {/* When the oral test is, the line above says. */}
        {need !== 'oral_open' && need !== 'oral_soon' && <p>{work.title}</p>}
        <WorkButton work={work} name={child.first_name} />
        {/* The certificate stays for good, and is no reason to keep the next year back. */}
        {need === 'certificate' && child.eligible_next_grade && (
          <ChooseNextYear child={child} lessons={lessons} />
        )}
      </div>
    );
  const Action = need === null || !isAction(need) ? Next : actions[need];
  return (
    <div className={styles.action}>
      <Action child={child} lessons={lessons} />
    </div>
  );
};

type ActionProps = Pick<Props, 'child' | 'lessons'>;

const Watch = ({ child, lessons }: ActionProps) => {
  const { watch } = useTexts().classroom.childStatus;
  const course = lessons?.to_watch[0];
  if (!course) return null;
  const { child_id: childId, first_name: name } = child;
  return (
    <>
      <LessonLine course={course} />
      <To to={paths.course(course.child_course.course_id, childId)} label={watch} name={name} main />
    </>
  );
};

/** When it is and with whom, the line above says. */
const GoToClass = ({ child: { child_id, first_name }, lessons }: ActionProps) => {
  const { liveClass: words } = useTexts().classroom;
  const { time } = useClassTimes();
  const today = useToday();
  const liveClass = lessons?.next_live_class;
  if (!liveClass) return null;
  const at = daysUntil(liveClass.starts_at, today) > 0 ? words.tomorrowAt : words.at;
  const label = liveClass.is_open ? words.go : at(time(new Date(liveClass.starts_at)));
  return <To to={paths.liveClasses(child_id)} label={label} name={first_name} main />;
};

const Next = ({ child, lessons }: ActionProps) => {
  const { myClass, childStatus } = useTexts().classroom;
  // Nothing comes for it, whatever its group has next.
  if (child.status === 'LEFT') return <p>{childStatus.leftText(child.first_name)}</p>;
  const course = lessons?.next_course;
  // The line above says it with its day and time.
  if (course && lessons.next_live_class && liveKindOf(course.master_course) === 'class') return null;
  if (course) return <LessonLine course={course} before={`${myClass.next}: `} />;
  if (child.status === 'OVER')
    return (
      <>
        <p>{childStatus.overTitle}.</p>
        <TellMe />
      </>
    );
  if (!lessons) return null;
  return (
    <>
      <p>{myClass.nothingNow}</p>
      <To to={paths.child(child.child_id)} label={myClass.seeYear} name={child.first_name} />
    </>
  );
};

const PayBill = ({ child }: ActionProps) => {
  const { billing } = useTexts().classroom;
  const { date } = useFormats();
  const today = useToday();
  const bill = useQuery(accessOf(child.child_id)).data?.billing;
  if (!bill) return null;
  const due = date(startOfDay(calendarDate(bill.billing_period_start)));
  return (
    <>
      <p>
        {formatRupiah(rupiah(bill.amount))} ·{' '}
        {isLate(bill, today) ? billing.overdueSince(due) : billing.due(due)}
      </p>
      <To
        to={paths.payBill(child.child_id, bill.billing_id)}
        label={billing.payNow}
        name={child.first_name}
        main
      />
    </>
  );
};

const TakeTest = ({ child: { child_id, first_name, test_until: until } }: ActionProps) => {
  const { childStatus } = useTexts().classroom;
  const { moment } = useFormats();
  return (
    <>
      {until !== null && (
        <p>
          {childStatus.awaitingUntil} {moment(new Date(until))}
        </p>
      )}
      <To
        to={paths.placementInstruction(child_id)}
        label={until === null ? childStatus.awaitingResume : childStatus.awaitingTake}
        name={first_name}
        main
      />
    </>
  );
};

const Buy = ({ child }: ActionProps) => {
  const { classroom, purchase } = useTexts();
  const batches = useQuery(openBatches).data?.academic_years;
  const { buy } = classroom.childStatus;
  if (batches?.length === 0)
    return (
      <>
        <p>{purchase.batch.emptyTitle}.</p>
        <TellMe />
      </>
    );
  return <To to={paths.buyCourse(child.child_id)} label={buy} name={child.first_name} main />;
};

const ChooseNextYear = ({ child }: ActionProps) => {
  const { choose } = useTexts().classroom.next;
  return <To to={paths.nextGrade(child.child_id)} label={choose} name={child.first_name} />;
};

const actions = {
  pay: PayBill,
  test: TakeTest,
  live_class: GoToClass,
  watch: Watch,
  buy: Buy,
  next_year: ChooseNextYear,
};
const isAction = (need: NeedOfChild): need is keyof typeof actions => need in actions;

const To = ({ to, label, name, main }: { to: string; label: string; name: string; main?: boolean }) => (
  <ButtonLink
    to={to}
    aria-label={`${label} · ${name}`}
    {...(main ? { color: 'mango' } : { variant: 'outline' })}
  >
    {label}
  </ButtonLink>
);
