import { IconPlus } from '@tabler/icons-react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { ChildToday } from '../../../contract/family-today.ts';
import type { Child, FamilyLessons, User } from '../../../contract/objects.ts';
import type { OpenCharge } from '../../../contract/payment-objects.ts';
import {
  type NeedOfChild,
  isLocked,
  needOf,
  noWork,
  placeOfNeed,
} from '../../../domain/access/child-need.ts';
import { hasCurrentYear, isPast } from '../../../domain/access/child-status.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { apiQuery } from '../../app/screen.ts';
import { familyLessonsQuery, familyTodayQuery, parcelsQuery } from '../enrolment/child-queries.ts';
import { ToRoom } from '../child-room/room-card.tsx';
import { ParcelLine } from '../enrolment/parcel-line.tsx';
import { workOf } from '../child/child-work.tsx';
import { ContinueCharge } from '../pattern/open-charge-note.tsx';
import { useOpenCharges } from '../pattern/open-charges.ts';
import { EmptyState, ErrorState } from '../../ui/app/states.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { accessOf } from './access-of.ts';
import { ChildAction } from './child-action.tsx';
import { ChildCard } from './child-card.tsx';
import { ClassLine, OralLine, OtherWork } from './class-line.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { AskConsents } from '../families/ask-consents.tsx';
import { FamilyFull, useIsFamilyFull } from '../families/family-full.tsx';
import styles from './my-children.module.css';

/** One question for each child of the family, asked together. */
export const childrenQueries = ({ join_childs }: User) =>
  join_childs.map(({ child_id }) => apiQuery('GET /childs/{id}', { params: { id: child_id } }));

/** What there is to watch, what waits, and what is on its way to the family. */
export const familyQueries = [familyLessonsQuery, familyTodayQuery, parcelsQuery];

const nothingElse = { ...noWork, isPaying: false, isEligible: false, hasClassSoon: false, hasToWatch: false };

/** The bills that open what is closed; what fails of them leaves its row without a button. */
export const lockedQueries = ({ join_childs }: User) =>
  join_childs
    .filter((listed) => needOf(listed, nothingElse) === 'pay')
    .map(({ child_id }) => accessOf(child_id));

export const MyChildren = () => {
  const { profile } = useTexts();
  const user = useParent();
  const full = useIsFamilyFull();
  const { children } = profile;
  if (user.join_childs.length === 0)
    return (
      <Panel title={profile.tabs.children}>
        <EmptyState pose="waving" title={children.emptyTitle} text={children.emptyText}>
          <AddChild />
        </EmptyState>
      </Panel>
    );
  return (
    <>
      <AskConsents />
      <Panel title={profile.tabs.children} lead={children.lead}>
        <Family user={user} />
        {full ? <FamilyFull /> : <AddChild quiet />}
      </Panel>
    </>
  );
};

const Family = ({ user }: { user: User }) => {
  const { failed } = useTexts().profile;
  const answers = useQueries({ queries: childrenQueries(user) });
  const charges = useOpenCharges();
  // What fails of these leaves its lines out: the child's page says it, too.
  const lessons = useQuery(familyLessonsQuery).data?.children ?? [];
  const waiting = useQuery(familyTodayQuery).data?.children ?? [];
  const parcels = useQuery(parcelsQuery).data?.parcels ?? [];
  const rows = user.join_childs
    .map((listed, place) => ({
      listed,
      answer: answers[place],
      charge: charges.findLast(({ child_id }) => child_id === listed.child_id) ?? null,
      lessons: lessons.find(({ child_id }) => child_id === listed.child_id),
      today: waiting.find(({ child_id }) => child_id === listed.child_id),
      parcel: parcels.find(({ child_id, is_news }) => child_id === listed.child_id && is_news),
    }))
    .map((row) => ({ ...row, need: needOf(row.listed, factsOf(row)) }))
    .toSorted(
      (a, b) => placeOfNeed(a.need) - placeOfNeed(b.need) || vanishesAt(a).localeCompare(vanishesAt(b)),
    );
  const lost = answers.filter(({ isLoadingError }) => isLoadingError);
  const again = () => lost.forEach(({ refetch }) => void refetch());
  if (lost.length === answers.length)
    return (
      <ErrorState
        title={failed.title}
        text={failed.text}
        retry={failed.retry}
        retrying={answers.some(({ isFetching }) => isFetching)}
        onRetry={again}
      />
    );
  return (
    <>
      <ul className={styles.family}>
        {rows.map(({ listed, answer, charge, need, ...row }) => (
          <li key={listed.child_id}>
            <ChildCard
              listed={listed}
              child={answer?.data?.childs ?? (answer?.isLoadingError ? null : undefined)}
              charge={charge}
            >
              {row.parcel && <ParcelLine parcel={row.parcel} name={listed.first_name} />}
              {charge && <ContinueCharge charge={charge} />}
              {row.lessons?.next_live_class && (
                <ClassLine
                  liveClass={row.lessons.next_live_class}
                  child={listed}
                  isLocked={isLocked(listed)}
                />
              )}
              {row.today?.oral_test && <OralLine test={row.today.oral_test} child={listed} />}
              {row.today && <OtherWork need={need} today={row.today} child={listed} />}
              {(hasCurrentYear(listed.status) || isPast(listed.status)) && (
                <ToRoom child={listed} variant="outline" />
              )}
              {answer?.data && (
                <ChildAction child={answer.data.childs} need={need} lessons={row.lessons} today={row.today} />
              )}
            </ChildCard>
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <div className={styles.lost} role="alert">
          <p>
            {failed.title}. {failed.text}
          </p>
          <Button variant="outline" onClick={again}>
            {failed.retry}
          </Button>
        </div>
      )}
    </>
  );
};

interface Row {
  answer: { data?: { childs: Child } | undefined } | undefined;
  charge: OpenCharge | null;
  lessons: FamilyLessons | undefined;
  today: ChildToday | undefined;
}

const factsOf = ({ answer, charge, lessons, today }: Row) => ({
  ...workOf(today),
  isPaying: charge !== null,
  isEligible: answer?.data?.childs.eligible_next_grade ?? false,
  hasClassSoon: lessons?.next_live_class?.is_soon ?? false,
  hasToWatch: (lessons?.to_watch.length ?? 0) > 0,
});

/** When the live class begins or the first video to watch goes: of two children the one whose comes first stands first. */
const vanishesAt = ({ lessons, need }: Pick<Row, 'lessons'> & { need: NeedOfChild | null }) =>
  (need === 'live_class'
    ? lessons?.next_live_class?.starts_at
    : lessons?.to_watch[0]?.child_course.gone_at) ?? '';

const AddChild = ({ quiet = false }: { quiet?: boolean }) => {
  const { children } = useTexts().profile;
  return (
    <ButtonLink to={paths.addChild} size="md" {...(quiet && { variant: 'outline' })}>
      <IconPlus size={20} aria-hidden="true" />
      {children.add}
    </ButtonLink>
  );
};
