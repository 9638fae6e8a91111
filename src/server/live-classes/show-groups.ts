import type { LiveGroup, LiveSession } from '../../contract/live-class-objects.ts';
import type { Reply } from '../../contract/endpoint.ts';
import type { Member, liveClasses } from '../../contract/live-classes.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type CalendarDate, ageOn, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { paths } from '../../paths.ts';
import { type Face, facesOf } from '../families/faces.ts';
import type { Database } from '../platform/db/database.ts';
import { versionOf } from '../platform/http/version-of.ts';
import type { ClassScope } from './class-scope.ts';
import type { LiveClassesContext } from './context.ts';
import { countWithoutGroup } from './count-without-group.ts';
import { type GroupFilters, findGroup, pageOfGroups } from './group-store.ts';
import { membersOf } from './members-store.ts';
import { presentBatches } from './present-batch.ts';
import { presentGroup, presentSession } from './present.ts';
import { classesOf } from './session-store.ts';

type Context = Pick<LiveClassesContext, 'database' | 'clock' | 'hasService'>;

interface Page {
  page?: number | undefined;
  size?: number | undefined;
}

type Listed = Reply<(typeof liveClasses)['GET /live-class']>;

/**
 * The groups of a batch with their classes, and how many of its children are in none; when none is named, of the batch that began last,
 * or begins first, and of a teacher those of all batches that are not over.
 */
export const listGroups = async (
  { database: { db }, clock, hasService }: Context,
  scope: ClassScope,
  { academicYearId: asked, ...page }: Page & GroupFilters & { academicYearId?: number | undefined },
): Promise<Listed> => {
  const now = clock.now();
  const isOfAll = scope.teacherId !== null || page.withoutTime === true;
  const academicYearIds = asked === undefined ? await batchesFor(db, isOfAll, dayInJakarta(now)) : [asked];
  const [academicYearId] = academicYearIds;
  if (academicYearId === undefined) return { groups: [], sessions: [], total: 0 };
  const { rows, ...counted } = await pageOfGroups(db, scope, { academicYearIds, ...page });
  const classes = await classesOf(
    db,
    rows.map(({ group }) => group.groupId),
  );
  return {
    groups: rows.map(presentGroup),
    sessions: classes.map((one) => presentSession(one, { now, hasService, withLink: true })),
    ...counted,
    // A teacher's groups are never all, and those without times are of several batches.
    ...(!isOfAll && { without_group: await countWithoutGroup(db, academicYearId) }),
  };
};

/** Whose groups are listed where no batch is named: a teacher's, and those without times, of all that are not over, else those of one. */
const batchesFor = async (db: Database, isOfAll: boolean, today: CalendarDate): Promise<number[]> => {
  const batches = await presentBatches(db, today);
  const shown = isOfAll ? batches : batches.slice(0, 1);
  return shown.map(({ academicYearId }) => academicYearId);
};

/** A group with its classes and its children, and how often each of them came. */
export const showGroup = async (
  { database: { db }, clock, hasService }: Context,
  scope: ClassScope,
  groupId: number,
): Promise<{ group: LiveGroup; sessions: LiveSession[]; members: Member[] } | Refused<'not_found'>> => {
  const now = clock.now();
  const group = await findGroup(db, scope, groupId, now);
  if (!group) return refuse('not_found');
  const classes = await classesOf(db, [groupId]);
  const members = await membersOf(db, groupId);
  const countsOf = new Map(members.map(({ childId, ...counts }) => [childId, counts]));
  const faces = await facesOf(db, [...countsOf.keys()]);
  return {
    group: presentGroup(group),
    sessions: classes.map((one) => presentSession(one, { now, hasService, withLink: true })),
    members: faces.map((face) => ({
      ...presentFace(face, now),
      ...(countsOf.get(face.childId) ?? { present: 0, absent: 0, excused: 0 }),
    })),
  };
};

/** A child as the wire shows it to its teacher. */
export const presentFace = ({ childId, firstName, birthdate, imageKey }: Face, now: Date) => ({
  child_id: childId,
  first_name: firstName,
  age: ageOn(birthdate, dayInJakarta(now)),
  photo_url: imageKey && paths.livePhoto(childId, versionOf(imageKey)),
});
