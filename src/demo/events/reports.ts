import type { PartOfYear } from '../../domain/assessment/parts-of-year.ts';
import type { LadderStep } from '../../domain/reports/ladder.ts';
import { reportsDueAt } from '../../domain/reports/which-reports.ts';
import { listTeachers } from '../../server/accounts/teachers.ts';
import type { Writer } from '../../server/reports/context.ts';
import { readReport } from '../../server/reports/family-reports.ts';
import { handOver } from '../../server/reports/hand-over.ts';
import { openReport } from '../../server/reports/open-report.ts';
import { proofRead } from '../../server/reports/proof-read.ts';
import { publishReports } from '../../server/reports/publish.ts';
import { type Chosen, saveReport } from '../../server/reports/save-report.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoContext, type DemoState, childKey, required } from '../demo-context.ts';
import { demoAdmin, demoStaff } from '../people.ts';
import type { DemoBatchName } from '../purchases.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { demoBatches } from '../years.ts';
import { daysOf } from './years.ts';

/** What the teacher wrote of a child, and how far it came. */
interface DemoReport extends Pick<Chosen, 'remarks' | 'nextSteps' | 'text'> {
  readonly email: string;
  readonly firstName: string;
  readonly batch: DemoBatchName;
  readonly part: PartOfYear;
  /** listening, speaking, reading, writing, words */
  readonly steps: readonly [LadderStep, LadderStep, LadderStep, LadderStep, LadderStep];
  readonly minutes: number;
  readonly until: 'draft' | 'written' | 'published' | 'read';
}

const reports: readonly DemoReport[] = [
  {
    email: 'lina@kancil.test',
    firstName: 'Fauzan',
    batch: 'finished',
    part: 3,
    steps: [4, 4, 4, 3, 4],
    remarks: ['speaks-up', 'has-grown', 'grow-spelling'],
    nextSteps: ['home-bedtime-reading', 'home-diary'],
    text: { en: '', id: '' },
    minutes: 6,
    until: 'read',
  },
  {
    email: 'agus@kancil.test',
    firstName: 'Rizki',
    batch: 'previous',
    part: 1,
    steps: [3, 2, 3, 2, 3],
    remarks: ['follows-instructions', 'reads-on-own', 'grow-speak-more', 'grow-regular'],
    nextSteps: ['home-watch-again', 'home-tell-the-day'],
    text: { en: '', id: '' },
    minutes: 6,
    until: 'read',
  },
  {
    email: 'agus@kancil.test',
    firstName: 'Rizki',
    batch: 'previous',
    part: 2,
    steps: [4, 3, 4, 3, 3],
    remarks: ['speaks-up', 'has-grown', 'grow-words-kept'],
    nextSteps: ['home-five-words', 'home-songs'],
    text: {
      en: 'Rizki sang the song of Unit 6 for everybody, without looking at the words.',
      id: 'Rizki menyanyikan lagu Unit 6 untuk semua teman, tanpa melihat teksnya.',
    },
    minutes: 5,
    until: 'read',
  },
  {
    email: 'sari@kancil.test',
    firstName: 'Alya',
    batch: 'present',
    part: 1,
    steps: [4, 4, 4, 4, 3],
    remarks: ['tells-about-day', 'listens-to-the-end', 'many-words', 'grow-capitals', 'grow-spelling'],
    nextSteps: ['home-ten-minutes', 'home-diary', 'home-child-teaches'],
    text: {
      en: 'Alya told her whole family’s story in English. Everybody listened.',
      id: 'Alya menceritakan seluruh keluarganya dalam bahasa Inggris. Semua teman menyimak.',
    },
    minutes: 7,
    until: 'published',
  },
  {
    email: 'lina@kancil.test',
    firstName: 'Nabila',
    batch: 'present',
    part: 1,
    steps: [4, 3, 4, 4, 4],
    remarks: ['comes-prepared', 'writes-neatly', 'spells-well', 'grow-louder'],
    nextSteps: ['home-record-voice', 'home-bedtime-reading'],
    text: { en: '', id: 'Nabila tidak pernah lupa mengerjakan tugas. Terima kasih, Ibu Lina!' },
    minutes: 5,
    until: 'written',
  },
  {
    email: 'hendra@kancil.test',
    firstName: 'Michelle',
    batch: 'present',
    part: 1,
    steps: [3, 4, 2, 2, 3],
    remarks: ['helps-others', 'creative-tasks'],
    nextSteps: [],
    text: { en: '', id: '' },
    minutes: 3,
    until: 'draft',
  },
];

const staffMember = async (
  { accounts }: DemoContext,
  firstName: string,
  role: Writer['role'],
): Promise<Writer> => {
  const found = (await listTeachers(accounts.database.db)).find((one) => one.first_name === firstName);
  if (!found) throw new Error(`nobody of the demo's staff is called ${firstName}`);
  return { userId: found.user_id, role };
};

/** Reports after units 3 and 6: with their families, one that waits to be proof-read, and one that is being written. */
export const reportEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] =>
  reports.flatMap((report) => {
    const batch = demoBatches.find(({ name }) => name === report.batch);
    if (!batch) throw new Error(`there is no batch ${report.batch}`);
    const due = reportsDueAt(daysOf(batch, now), report.part);
    let reportId = 0;
    const minute = 1 / (24 * 60);
    const event = (days: number, what: string, happen: () => Promise<void>): DemoEvent => ({
      at: daysAfter(due, days),
      what: `the report of ${report.firstName} ${what}`,
      happen,
    });
    const written = [
      event(0.4, 'is begun', async () => {
        const begun = await openReport(ground.reports, {
          by: await teacherOf(ground),
          childId: required(story.children, childKey(report.email, report.firstName)),
          academicYearId: required(story.batches, report.batch).academicYearId,
          part: report.part,
        });
        reportId = assertAccepted(begun).report.report_id;
      }),
      event(0.4 + report.minutes * minute, 'is written', async () => {
        const [listening, speaking, reading, writing, words] = report.steps;
        const { remarks, nextSteps, text, minutes } = report;
        const ladder = { listening, speaking, reading, writing, words };
        const chosen = { ladder, remarks, nextSteps, text, seconds: minutes * 60 };
        const by = await teacherOf(ground);
        assertAccepted(await saveReport(ground.reports, { by, reportId, version: undefined, ...chosen }));
        if (report.until !== 'draft')
          assertAccepted(await handOver(ground.reports, { by, reportId, version: undefined }));
      }),
    ];
    const published = [
      event(0.6, 'is proof-read and published', async () => {
        const by = await staffMember(ground, demoAdmin.firstName, 'owner');
        const said = { version: undefined, ok: true, remark: '' };
        assertAccepted(await proofRead(ground.reports, { by, reportId, ...said }));
        assertAccepted(await publishReports(ground.reports, { by, reportIds: [reportId] }));
      }),
    ];
    const read = [
      event(1.5, 'is read at home', async () => {
        const { familyId } = required(story.parents, report.email);
        assertAccepted(await readReport(ground.reports, familyId, reportId));
      }),
    ];
    return [
      ...written,
      ...(report.until === 'published' || report.until === 'read' ? published : []),
      ...(report.until === 'read' ? read : []),
    ];
  });

const teacherOf = (ground: DemoContext): Promise<Writer> => {
  const teacher = demoStaff.find(({ role }) => role === 'teacher');
  if (!teacher) throw new Error('the demo has no teacher');
  return staffMember(ground, teacher.firstName, 'teacher');
};
