import type { TestSchool, Visitor } from '../../../tests/support/school.ts';
import { liveAttendance, liveGroups, livePupils, liveSessions } from '../live-classes/tables.ts';

/** Groups, their classes and who comes to them, as rows. */
export const liveClassRows = (school: TestSchool) => {
  const insert = school.parts.database;
  return {
    async group(academicYearId: number, number: number, teacher: (Visitor & { userId: number }) | null) {
      const [row] = await insert.transaction((tx) =>
        tx
          .insert(liveGroups)
          .values({
            academicYearId,
            grade: 2,
            number,
            places: 12,
            teacherId: teacher?.userId ?? null,
            createdAt: school.clock.now(),
          })
          .returning(),
      );
      return row?.groupId ?? 0;
    },
    pupil: (groupId: number, enrolmentId: number) =>
      insert.transaction((tx) =>
        tx.insert(livePupils).values({ groupId, enrolmentId, joinedAt: school.clock.now() }),
      ),
    async session(
      groupId: number,
      startsAt: string,
      changes: Partial<typeof liveSessions.$inferInsert> = {},
    ) {
      const session = { groupId, kind: 'class', unit: 1, startsAt: new Date(startsAt), minutes: 45 } as const;
      const [row] = await insert.transaction((tx) =>
        tx
          .insert(liveSessions)
          .values({ ...session, ...changes })
          .returning(),
      );
      return row?.sessionId ?? 0;
    },
    attends: (row: typeof liveAttendance.$inferInsert) =>
      insert.transaction((tx) => tx.insert(liveAttendance).values(row)),
  };
};
