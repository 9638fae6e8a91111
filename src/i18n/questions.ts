import type { PaymentType } from '../domain/billing/payment-methods.ts';
import type { Rupiah } from '../domain/values/money.ts';
import type { BothIntakes } from './intake-names.ts';

/** The school's rules as texts say them in figures, so that no text holds its own. */
export interface SchoolRules {
  readonly ages: { readonly from: number; readonly to: number };
  readonly grades: { readonly first: number; readonly last: number; readonly count: number };
  /** from this age on a child takes the placement test */
  readonly placementAge: number;
  readonly test: { readonly parts: number; readonly minutes: number };
  readonly placementDays: number;
  readonly siblingMinutes: number;
  readonly units: number;
  readonly weeksInUnit: number;
  readonly unitsBetweenTests: number;
  readonly videoWeeks: number;
  readonly maxInLiveClass: number;
  readonly feedbackDays: number;
  /** working days, within which somebody who asks for money back is answered */
  readonly moneyDays: number;
  readonly nativeTeacherFrom: number;
  readonly parcelKilos: number;
  readonly activationHours: number;
  readonly resetHours: number;
  readonly unusedDays: number;
}

/** What the answers say in figures: the rules, and what depends on today's prices and ways to pay. */
export interface CourseFacts extends SchoolRules {
  readonly intakes: BothIntakes;
  /** the days of the batch that takes registrations, in words; null while none does */
  readonly open: { readonly from: string; readonly to: string; readonly start: string } | null;
  /** days, hours and length of live classes, in the school's words; null until it has written them */
  readonly classTimes: string | null;
  /** null until the school has named one */
  readonly teacher: { readonly name: string; readonly about: string } | null;
  readonly packages: readonly PackageFacts[];
  /** paid with the first payment alone */
  readonly once: Readonly<Record<'registration' | 'kit' | 'book' | 'total', Rupiah>>;
  /** the methods that are taken today, and the names of the others */
  readonly methods: {
    readonly taken: readonly { readonly type: PaymentType; readonly name: string }[];
    readonly others: readonly string[];
  };
  /** in per cent of a bill, for cards, as the language writes it; null while no card is taken */
  readonly cardFee: string | null;
}

export interface PackageFacts {
  readonly months: number;
  readonly bills: number;
  /** of one bill */
  readonly price: Rupiah;
  /** in a year; nothing where there is no discount */
  readonly saving: Rupiah;
  readonly tests: number;
  readonly reports: number;
  readonly certificate: boolean;
}

/** A question that parents ask, with its answer in paragraphs. */
export interface Question {
  /** the question's anchor: the same in both languages, and for good, because people share it */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** words that parents search by, whether the texts use them or not: each makes the question a likely answer */
  readonly keywords: string;
  readonly link?: { readonly to: LinkedPage; readonly label: string };
}

/** Names of `paths`, which texts do not know; `join` is where this visitor joins, `whatsapp` writes to the school. */
export type LinkedPage =
  | 'classFinder'
  | 'forgotPassword'
  | 'home'
  | 'join'
  | 'packages'
  | 'priceFinder'
  | 'teacher'
  | 'teensAdultClass'
  | 'terms'
  | 'whatsapp';

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** The questions of a language, with the figures of the day. */
export type Questions = (facts: CourseFacts) => readonly QuestionGroup[];
