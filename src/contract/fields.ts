import { defaultMaxChildren, highestMaxChildren } from '../domain/access/family-size.ts';
import * as z from 'zod/mini';
import { isTerm } from '../domain/billing/terms.ts';
import { isUnit, isWeek } from '../domain/calendar/unit-and-week.ts';
import { isNewsCategory, isTestimonyCategory } from '../domain/content/categories.ts';
import { isCourseType } from '../domain/courses/course-type.ts';
import { isGrade } from '../domain/enrolment/grade.ts';
import { couriers } from '../domain/shipping/couriers.ts';
import { originRegion, parcelWeight, regionOfOrigin } from '../domain/shipping/parcel.ts';
import { isRealDate } from '../domain/values/calendar-date.ts';
import { mayBeName } from '../domain/values/person-name.ts';
import { withoutUnseen } from '../domain/values/visible-text.ts';
import type { FieldProblem } from './refusals.ts';

/** The message of a check is the key of its wording (`FieldProblem`), never a sentence. */
export const problem = (name: FieldProblem) => name;

export const missingOr = (wrong: FieldProblem) => (issue: { input?: unknown }) =>
  problem(issue.input === undefined || issue.input === null || issue.input === '' ? 'required' : wrong);
export const missingOrInvalid = missingOr('invalid');

// Control characters never belong into a name or an address, and PostgreSQL cannot store NUL.
// oxlint-disable-next-line no-control-regex
export const oneLine = /^[^\u0000-\u001f\u007f]*$/;
// oxlint-disable-next-line no-control-regex
export const manyLines = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

/** Before anything is judged: pasted text carries marks that nobody sees (rule R3). */
const seen = () => z.overwrite<string>(withoutUnseen);

/** Half of a surrogate pair is no character, and PostgreSQL cannot store it. */
const wellFormed = () => z.refine<string>((value) => value.isWellFormed(), { error: problem('invalid') });

export const trimmed = (pattern: RegExp, max: number) =>
  z
    .string({ error: missingOrInvalid })
    .check(
      seen(),
      z.trim(),
      z.maxLength(max, { error: problem('too_long') }),
      z.regex(pattern, { error: problem('invalid') }),
      wellFormed(),
    );

/** One line as it was sent, with the spaces around it. */
export const asSent = (max: number) =>
  z
    .string({ error: missingOrInvalid })
    .check(
      z.maxLength(max, { error: problem('too_long') }),
      z.regex(oneLine, { error: problem('invalid') }),
      wellFormed(),
    );

/** One line of text, required. */
export const text = (max: number) =>
  trimmed(oneLine, max).check(z.minLength(1, { error: problem('required') }));
/** One line of text that may be missing or empty: then ''. */
export const optionalText = (max: number) => z._default(trimmed(oneLine, max), '');

const isName = () => z.refine<string>(mayBeName, { error: problem('not_a_name') });
/** A person's first or only name, when it is new: one that is kept unchanged is taken as it is (rule R3). */
export const name = text(100).check(isName());
/** A person's last name, when it is new. Many have none: then ''. */
export const optionalName = z._default(trimmed(oneLine, 100).check(isName()), '');

/** Text of several lines. */
export const lines = (max: number) =>
  trimmed(manyLines, max).check(z.minLength(1, { error: problem('required') }));
export const optionalLines = (max: number) => z._default(trimmed(manyLines, max), '');

/** Lower case: one mailbox is one account. */
export const email = z
  .string({ error: missingOrInvalid })
  .check(
    seen(),
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: problem('required'), abort: true }),
    z.maxLength(254, { error: problem('invalid'), abort: true }),
    z.regex(z.regexes.email, { error: problem('invalid') }),
  );

/** Of the address of a video: the version of the file; another file answers no address of this one. */
export const ofVersion = z.object({ v: z.optional(z.string()) });

/** A database id in a path or a payload; a number written as text is accepted. */
export const id = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,10}$/))], { error: missingOrInvalid }),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z
      .int({ error: problem('invalid') })
      .check(z.positive(problem('invalid')), z.maximum(2_147_483_647, problem('invalid'))),
  ),
);

/** A count of bytes; a number written as text is accepted. */
export const byteCount = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,15}$/))], { error: missingOrInvalid }),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.int({ error: problem('invalid') }).check(z.nonnegative(problem('invalid'))),
  ),
);

/** Nobody can guess it. */
export const uploadId = z.uuid({ error: problem('invalid') });
/** From which version an update was made; other programs send none. */
export const version = z.optional(id);

/** Rows of a page; more than this is nobody's screen. */
export const MAX_PAGE_SIZE = 200;
export const pageSize = z.pipe(id, z.int().check(z.maximum(MAX_PAGE_SIZE, problem('invalid'))));

export const gender = z.enum(['MALE', 'FEMALE'], { error: missingOrInvalid });
export const locale = z.enum(['EN', 'ID'], { error: missingOrInvalid });

/** YYYY-MM-DD, a day that exists. */
export const calendarDate = z.string({ error: missingOr('invalid_date') }).check(
  seen(),
  z.trim(),
  // Not aborted when it is empty: rules that look at several dates are still to run.
  z.minLength(1, { error: problem('required') }),
  z.refine((day) => day === '' || isRealDate(day), { error: problem('invalid_date') }),
);

/** An official region code without the dot; numbers are accepted, as the wire decisions say. */
const region = (digits: number) =>
  z.pipe(
    z.union([z.number(), z.string()], { error: missingOrInvalid }),
    z.pipe(
      z.transform((value: number | string) => withoutUnseen(String(value)).trim()),
      z
        .string()
        .check(
          z.minLength(1, { error: problem('required'), abort: true }),
          z.regex(new RegExp(`^\\d{${digits}}$`), { error: problem('invalid') }),
        ),
    ),
  );
export const provinceId = region(2);
export const cityId = region(4);

/** Indonesian postal code. */
export const zipCode = z.pipe(
  z.union([z.number(), z.string()], { error: missingOrInvalid }),
  z.pipe(
    z.transform((value: number | string) => withoutUnseen(String(value)).trim()),
    z
      .string()
      .check(
        z.minLength(1, { error: problem('required'), abort: true }),
        z.regex(/^[1-9]\d{4}$/, { error: problem('invalid') }),
      ),
  ),
);

/** Loosely a phone number; the server normalises it to E.164 and refuses what no phone can have. */
export const phoneNumber = z.string({ error: missingOrInvalid }).check(
  seen(),
  z.overwrite((written) => written.normalize('NFKC').replaceAll(/\p{Pd}/gu, '-')),
  z.trim(),
  z.minLength(1, { error: problem('required'), abort: true }),
  z.regex(/^\+?[\d\s().-]{8,24}$/, { error: problem('invalid') }),
);

/** Keyboards write é as one code point or as two: before a password is compared with another it is composed (NFC). */
const composed = () => z.overwrite<string>((typed) => typed.normalize('NFC'));

/** A plain password of at least 8 characters, as registration sends it. */
export const newPassword = z
  .string({ error: missingOrInvalid })
  .check(
    composed(),
    z.minLength(1, { error: problem('required'), abort: true }),
    z.minLength(8, { error: problem('password_too_short') }),
    z.maxLength(200, { error: problem('too_long') }),
  );

/** What sign-in, change and reset send: a digest of 64 hex characters, or a plain password. */
export const password = z
  .string({ error: missingOrInvalid })
  .check(
    composed(),
    z.minLength(1, { error: problem('required') }),
    z.maxLength(200, { error: problem('too_long') }),
  );

/** A number of a closed list; one written as text is accepted, as forms with a file send it. */
const oneOf = <N extends number>(isOne: (value: number) => value is N) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{0,2}$/))], { error: missingOrInvalid }),
    z.pipe(
      z.transform((value: number | string) => (value === '' ? Number.NaN : Number(value))),
      z.custom<N>((value) => typeof value === 'number' && isOne(value), {
        error: (issue) => problem(Number.isNaN(issue.input) ? 'required' : 'invalid'),
      }),
    ),
  );
/** Yes or no in a query. */
export const flag = z.pipe(
  z.enum(['true', 'false'], { error: missingOrInvalid }),
  z.transform((value) => value === 'true'),
);
/** How many children staff allow a family. */
export const maxChildren = z.pipe(
  id,
  z
    .int()
    .check(
      z.minimum(defaultMaxChildren, problem('invalid')),
      z.maximum(highestMaxChildren, problem('invalid')),
    ),
);

export const grade = oneOf(isGrade);
export const unit = oneOf(isUnit);
export const week = oneOf(isWeek);
export const courseType = oneOf(isCourseType);
export const term = oneOf(isTerm);
export const newsCategory = oneOf(isNewsCategory);
export const testimonyCategory = oneOf(isTestimonyCategory);

/** Whole rupiah that a client sends along, to be compared with the server's own figures. */
export const amount = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,12}$/))], { error: missingOrInvalid }),
  z.pipe(
    z.transform((value: number | string) => Number(value)),
    z.int({ error: problem('invalid') }).check(z.nonnegative(problem('invalid'))),
  ),
);

/** A courier of the school, whatever its case. */
export const courier = z.pipe(
  z
    .string({ error: missingOrInvalid })
    .check(seen(), z.trim(), z.toLowerCase(), z.minLength(1, { error: problem('required'), abort: true })),
  z.enum(couriers, { error: problem('invalid') }),
);

/** What the school sends, and from where, is fixed: another value is refused, so that no answer is about another parcel. */
const onlyThe = <Value extends string | number>(
  value: Value,
  read: (sent: string | number) => string | number,
) =>
  z.pipe(
    z.union([z.number(), z.string()], { error: missingOrInvalid }),
    z.pipe(z.transform(read), z.literal(value, { error: problem('invalid') })),
  );
/** 126 or 3205, the two numbers of the school's own region (rule R65). */
export const origin = onlyThe(originRegion, regionOfOrigin);
/** 2000 grams. */
export const weight = onlyThe(parcelWeight, Number);

export const deliveryStatus = z.enum(['unshipped', 'shipped'], { error: missingOrInvalid });
