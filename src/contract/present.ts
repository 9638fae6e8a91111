import * as z from 'zod/mini';
import { News, Testimony } from './content-objects.ts';
import { AcademicYear, Child, CourseMaster, ListedChild, Order, User, FamilyAccount } from './objects.ts';
import { Brand } from './brand-objects.ts';
import { SettlementDifference } from './day-close.ts';
import { LiveGroup, LiveSession } from './live-class-objects.ts';
import { OralSlot } from './oral-test-objects.ts';
import { DeskPart } from './placement-desk-objects.ts';
import { WrittenTestContent, WrittenTestWork } from './written-test-objects.ts';
import { DeskReport } from './report-objects.ts';
import { CardFee, Price } from './price-objects.ts';
import { Task } from './task-objects.ts';
import { DeskWords } from './word-objects.ts';

/** What an update changes as it stands now, under the name that its calls give it: what `changed_meanwhile` carries. */
export const Present = z.partial(
  z.object({
    order: Order,
    course: CourseMaster,
    /** both of a swap, in the order in which they were named */
    courses: z.array(CourseMaster),
    academic_year: AcademicYear,
    news: News,
    testimony: Testimony,
    /** whose grade */
    child: ListedChild,
    childs: Child,
    users: User,
    price: Price,
    card_fee: CardFee,
    brand: Brand,
    account: FamilyAccount,
    placement_part: DeskPart,
    difference: SettlementDifference,
    group: LiveGroup,
    session: LiveSession,
    progress_report: DeskReport,
    written_test: WrittenTestWork,
    written_test_content: WrittenTestContent,
    slot: OralSlot,
    task: Task,
    course_words: DeskWords,
  }),
);
export type Present = z.output<typeof Present>;
