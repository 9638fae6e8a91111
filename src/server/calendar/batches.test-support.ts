import type { Visitor } from '../../../tests/support/school.ts';

/** A batch of a year that starts on Monday 2026-08-17, a week after the test schools open, and takes registrations. */
export const newBatch = {
  isNew: false,
  startDate: '2026-08-17',
  startRegistrationDate: '2026-08-01',
  endRegistrationDate: '2026-10-31',
  holidayWeekStarts: [] as string[],
};

export interface ShownBatch {
  academic_year_id: number;
  batch: number;
  start_date: string;
  end_date: string;
  start_registration: string;
  end_registration: string;
  is_active: boolean;
  holiday_week: string;
}

/** The back office's calls for batches. */
export const batchApi = (admin: Visitor) => {
  const create = (details: Partial<typeof newBatch> & { previous?: number } = {}) =>
    admin.call('POST', '/course/academic-year', { body: { ...newBatch, ...details } });
  return {
    /** the whole answer, for tests of creation itself */
    create,
    /** a batch that must come to be: throws the refusal's words */
    async open(details: Partial<typeof newBatch> = {}): Promise<ShownBatch> {
      const answer = await create(details);
      if (answer.status !== 201) throw new Error(`no batch: ${answer.body.message}`);
      return answer.body['academic_year'] as ShownBatch;
    },
    deactivate: (academicYearId: number) =>
      admin.call('POST', '/academic-year/deactivated', { body: { academic_year_id: academicYearId } }),
    activate: (academicYearId: number) =>
      admin.call('POST', '/academic-year/reactivated', { body: { academic_year_id: academicYearId } }),
    remove: (academicYearId: number) => admin.call('DELETE', `/academic-year/${academicYearId}`),
    changeDates: (id: number, startRegistrationDate: string, endRegistrationDate: string) =>
      admin.call('POST', '/academic-year/change-registration-date', {
        body: { id, startRegistrationDate, endRegistrationDate },
      }),
  };
};
