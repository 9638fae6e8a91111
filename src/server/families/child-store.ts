import { type SQL, and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { placeSorts } from '../../contract/enrolment.ts';
import type { childSorts } from '../../contract/families.ts';
import type { ListQuery, Sorting } from '../../contract/list.ts';
import { type FamilyScope, type OwnFamilyId, isEveryFamily } from '../../domain/access/family-scope.ts';
import { closedAmong } from '../accounts/closed-among.ts';
import { parentNames } from '../accounts/parent-names.ts';
import type { PlacesIn } from '../enrolment/places-in.ts';
import { intArray, isAnyOf, isInPlaceholder } from '../platform/db/any-of.ts';
import { byLetters } from '../platform/db/columns.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { type Listed, paged } from '../platform/db/paged.ts';
import { prepared } from '../platform/db/prepared.ts';
import { holdsWords } from '../platform/db/search.ts';
import { type Orders, sorted } from '../platform/db/sorted.ts';
import { firstRow, onlyRow } from '../platform/db/rows.ts';
import { children } from './tables.ts';

export type ChildRow = typeof children.$inferSelect;

const selectChild = prepared('child', (db) =>
  db
    .select()
    .from(children)
    .where(eq(children.childId, sql.placeholder('childId'))),
);

const selectOwnChild = prepared('own child', (db) =>
  db
    .select()
    .from(children)
    .where(
      and(
        eq(children.childId, sql.placeholder('childId')),
        eq(children.familyId, sql.placeholder('familyId')),
        isNull(children.erasedAt),
      ),
    ),
);

/** A child that lies within the scope; another family's is not found, nor by its own family one that was erased. */
export const findChild = (db: Database, scope: FamilyScope, childId: number): Promise<ChildRow | null> =>
  firstRow(
    isEveryFamily(scope) ? selectChild(db, { childId }) : selectOwnChild(db, { childId, familyId: scope }),
  );

const selectListedChildren = prepared('children listed', (db) =>
  db
    .select({ child_id: children.childId, first_name: children.firstName })
    .from(children)
    .where(and(eq(children.familyId, sql.placeholder('familyId')), isNull(children.erasedAt)))
    .orderBy(asc(children.childId)),
);

export const listChildrenOf = (db: Database, familyId: number) => selectListedChildren(db, { familyId });

export const selectChildrenOf = (db: Database, familyId: number): Promise<ChildRow[]> =>
  db
    .select()
    .from(children)
    .where(and(eq(children.familyId, familyId), isNull(children.erasedAt)))
    .orderBy(asc(children.childId));

export const countChildrenOf = (tx: Tx, familyId: OwnFamilyId): Promise<number> =>
  tx.$count(children, and(eq(children.familyId, familyId), isNull(children.erasedAt)));

/** A family's child, its row locked until the transaction ends. */
export const lockChild = (tx: Tx, familyId: OwnFamilyId, childId: number): Promise<ChildRow | null> =>
  firstRow(
    tx
      .select()
      .from(children)
      .where(and(eq(children.childId, childId), eq(children.familyId, familyId), isNull(children.erasedAt)))
      .for('update'),
  );

/** A child of any family. */
export const findAnyChildRow = (db: Database, childId: number): Promise<ChildRow | null> =>
  firstRow(selectChild(db, { childId }));

/** A child of any family, its row locked until the transaction ends; inserts that refer to it are not blocked. */
export const lockAnyChildRow = (tx: Tx, childId: number): Promise<ChildRow | null> =>
  firstRow(tx.select().from(children).where(eq(children.childId, childId)).for('no key update'));

/** The children of a family in the order they were added, their rows locked as `lockAnyChildRow` locks one. */
export const lockChildRowsOf = (tx: Tx, familyId: number): Promise<ChildRow[]> =>
  tx
    .select()
    .from(children)
    .where(eq(children.familyId, familyId))
    .orderBy(asc(children.childId))
    .for('no key update');

export const insertChild = (
  tx: Tx,
  familyId: OwnFamilyId,
  child: Omit<typeof children.$inferInsert, 'familyId' | 'childId'>,
): Promise<ChildRow> =>
  onlyRow(
    tx
      .insert(children)
      .values({ ...child, familyId })
      .returning(),
    'the insert of a child returned no row',
  );

export const insertChildren = (tx: Tx, rows: readonly Omit<typeof children.$inferInsert, 'childId'>[]) =>
  tx
    .insert(children)
    .values([...rows])
    .returning();

export const updateChild = (
  tx: Tx,
  familyId: OwnFamilyId,
  childId: number,
  changes: Partial<Pick<ChildRow, 'firstName' | 'lastName' | 'gender' | 'birthdate' | 'imageKey'>>,
): Promise<ChildRow | null> =>
  firstRow(
    tx
      .update(children)
      .set(changes)
      .where(and(eq(children.childId, childId), eq(children.familyId, familyId)))
      .returning(),
  );

const selectNamesOf = prepared('names of children', (db) =>
  db
    .select({ childId: children.childId, firstName: children.firstName, lastName: children.lastName })
    .from(children)
    .where(isInPlaceholder(children.childId, 'childIds')),
);

/** Some children's names. */
export const selectNames = async (db: Database, childIds: readonly number[]) =>
  childIds.length === 0 ? [] : selectNamesOf(db, { childIds: intArray(childIds) });

/** Which of these children belong to a family that has closed its account. */
export const childrenOfClosed = async (
  db: Database,
  childIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ childId: children.childId, familyId: children.familyId })
    .from(children)
    .where(isAnyOf(children.childId, childIds));
  const closed = await closedAmong(
    db,
    rows.map(({ familyId }) => familyId),
  );
  return new Set(rows.filter(({ familyId }) => closed.has(familyId)).map(({ childId }) => childId));
};

export type ChildListQuery = ListQuery &
  Sorting<(typeof childSorts)[number]> & {
    /** of one family */
    parent_user_id?: number | undefined;
    /** only those for whom this holds */
    among?: SQL | undefined;
  };
export type PlaceListQuery = ListQuery & Sorting<(typeof placeSorts)[number]> & Pick<ChildListQuery, 'among'>;

const byName: Orders<(typeof childSorts)[number]> = {
  child_name: [byLetters(children.childName), children.childId],
  parent_name: [byLetters(children.parentName), children.childId],
};
const own = { sort: 'child_name', direction: 'asc' } as const;

const listedColumns = (parents: ReturnType<typeof parentNames>) => ({
  childId: children.childId,
  firstName: children.firstName,
  lastName: children.lastName,
  birthdate: children.birthdate,
  parentUserId: parents.familyId,
  parentFirstName: parents.firstName,
  parentLastName: parents.lastName,
  parentPhoneNumber: parents.phoneNumber,
  maxChildren: parents.maxChildren,
  familyVersion: parents.version,
  closedAt: parents.closedAt,
  erasedAt: parents.erasedAt,
  childErasedAt: children.erasedAt,
});

const withParents = (db: Database) => {
  const parents = parentNames(db);
  return { parents, columns: listedColumns(parents), isParent: eq(parents.familyId, children.familyId) };
};

/** One child with its parent. */
export const selectListed = async (db: Database, childId: number) => {
  const { parents, columns, isParent } = withParents(db);
  return firstRow(
    db.select(columns).from(children).innerJoin(parents, isParent).where(eq(children.childId, childId)),
  );
};

/** The first children by name with their parents, found as those of the list. */
export const firstChildren = (db: Database, q: string, limit: number) => {
  const { parents, columns, isParent } = withParents(db);
  return db
    .select(columns)
    .from(children)
    .innerJoin(parents, isParent)
    .where(holdsWords(children.searchText, q))
    .orderBy(...sorted(byName, {}, own))
    .limit(limit);
};

/**
 * Children with their parents, found by the words of `q` in either's names and the parent's phone number. Parents are
 * joined once the page is cut: of a late page, thousands of rows before it would get theirs for nothing.
 */
export const pageOfChildren = async (db: Database, query: ChildListQuery) =>
  joinParents(db, await cutOfChildren(db, query));

/** The children of that page, or of the whole list, by their numbers alone. */
export const cutOfChildren = (
  db: Database,
  { q, sort, direction, parent_user_id: familyId, among, ...page }: ChildListQuery,
) => {
  const found = and(
    among,
    holdsWords(children.searchText, q),
    familyId === undefined ? undefined : eq(children.familyId, familyId),
  );
  return paged(page, db.$count(children, found), (total) =>
    db
      .select({ childId: children.childId, total })
      .from(children)
      .where(found)
      .orderBy(...sorted(byName, { sort, direction }, own))
      .$dynamic(),
  );
};

/** A page of the children who have a place in a batch, with the grade of that place. */
export const pageOfChildrenIn = async (db: Database, places: PlacesIn, query: PlaceListQuery) =>
  joinParents(db, await cutOfChildrenIn(db, places, query));

/** The children of that page, or of the whole list, by their numbers and grades alone. */
export const cutOfChildrenIn = (
  db: Database,
  places: PlacesIn,
  { q, sort, direction, among, ...page }: PlaceListQuery,
) => {
  const inOrderOf = { ...byName, grade: [places.grade, places.childId] };
  const found = and(among, holdsWords(children.searchText, q));
  const hasPlace = inArray(children.childId, db.select({ childId: places.childId }).from(places));
  // A child has one place in a batch, so that without a search children need not be counted.
  const count = found ? db.$count(children, and(hasPlace, found)) : db.$count(places);
  const inOrder = sorted(inOrderOf, { sort, direction }, own);
  return paged(page, count, (total) => {
    const columns = { childId: places.childId, grade: places.grade, version: places.version, total };
    // What is sorted by grade alone comes from one index; with the children's table, a late page sorts the whole batch.
    if (sort === 'grade' && !found)
      return db
        .select(columns)
        .from(places)
        .orderBy(...inOrder)
        .$dynamic();
    return db
      .select(columns)
      .from(children)
      .innerJoin(places, eq(places.childId, children.childId))
      .where(found)
      .orderBy(...inOrder)
      .$dynamic();
  });
};

/** Some children with their parents, in this order. */
export const joinParents = async <Row extends { childId: number }>(
  db: Database,
  { rows, ...counted }: Listed<Row>,
) => {
  const { parents, columns, isParent } = withParents(db);
  const ids = rows.map(({ childId }) => childId);
  const named = await db
    .select(columns)
    .from(children)
    .innerJoin(parents, isParent)
    .where(isAnyOf(children.childId, ids));
  const byId = new Map(named.map((row) => [row.childId, row]));
  return {
    rows: rows.flatMap((row) => {
      const names = byId.get(row.childId);
      return names ? [{ ...row, ...names }] : [];
    }),
    ...counted,
  };
};
