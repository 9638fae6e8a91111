import * as z from 'zod/mini';
import { highestPrice, isFeeShare } from '../domain/billing/price-changes.ts';
import { articleLimit, isEmptyArticle, isTooFormatted } from '../domain/content/article.ts';
import { type PerformanceCategory, newsArticle } from '../domain/content/categories.ts';
import { contentLink } from '../domain/content/content-link.ts';
import { typedRupiah } from '../domain/values/money.ts';
import { id, manyLines, missingOr, missingOrInvalid, oneLine, problem, text, trimmed } from './fields.ts';

// Fields that staff alone fill in: pages of parents do not load them.

/** The HTML of an editor. An emptied one sends `<p></p>`, which counts as nothing. */
export const article = z.string({ error: missingOrInvalid }).check(
  z.maxLength(articleLimit, { error: problem('article_too_long'), abort: true }),
  z.refine((html) => !isTooFormatted(html), { error: problem('article_too_formatted'), abort: true }),
  z.regex(manyLines, { error: problem('invalid'), abort: true }),
  z.refine((html) => !isEmptyArticle(html), { error: problem('required') }),
);

/** Where the button of an article leads, '' for nowhere; whether the page is there is for the server to say. */
export const articleLink = z._default(
  trimmed(oneLine, 2000).check(
    z.refine((link) => link === '' || contentLink(link, () => true) !== null, {
      error: problem('link_unusable'),
    }),
  ),
  '',
);

/** The category of an article, or none. */
export const articleCategory = z.optional(
  z.pipe(
    z.literal([newsArticle, '1', '']),
    z.transform((): typeof newsArticle => newsArticle),
  ),
);

/** The category of a student performance. */
export const performanceCategory = z.pipe(
  z.literal([2, 3, 4, '2', '3', '4'], {
    error: ({ input }) =>
      problem(
        input === undefined || input === ''
          ? 'performance_category_required'
          : 'performance_category_invalid',
      ),
  }),
  z.transform((category) => Number(category) as PerformanceCategory),
);

/** The child that a performance shows; '' for none. */
export const shownChild = z.union(
  [
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    id,
  ],
  { error: problem('invalid') },
);

/** Nothing that a browser could read as HTML: such a text also stands in mails and in documents. */
const withoutTags = () => z.regex(/^[^<>]*$/, { error: problem('not_plain_text') });

/** One line without HTML, required. */
export const plainText = (max: number) => text(max).check(withoutTags());

/** One line without HTML that may be missing or empty: then ''. */
export const optionalPlainText = (max: number) => z._default(trimmed(oneLine, max).check(withoutTags()), '');

/** The text of a number, sent as either. */
const written = z.pipe(
  z.union([z.number(), z.string()], { error: missingOr('share_outside') }),
  z.transform((value: number | string) => String(value).trim()),
);

/** Whole rupiah as staff type it. Dots are read in a text alone: of a number they are its fraction. */
const wholeRupiah = (least: number) =>
  z.pipe(
    z.pipe(
      z.pipe(
        z.union([z.int(), z.string()], { error: missingOr('not_whole_rupiah') }),
        z.transform((value: number | string) => String(value).trim()),
      ),
      z.string().check(
        z.minLength(1, { error: problem('required'), abort: true }),
        z.refine((typed) => typedRupiah(typed) !== null, {
          error: problem('not_whole_rupiah'),
          abort: true,
        }),
      ),
    ),
    z.pipe(
      z.transform((typed: string) => typedRupiah(typed) ?? Number.NaN),
      z
        .number()
        .check(
          z.minimum(least, problem('price_nothing')),
          z.maximum(highestPrice, problem('price_too_high')),
        ),
    ),
  );

/** A price before its discount (rule R81). */
export const price = wholeRupiah(1);

/** What is taken off a price; 0 for nothing. */
export const discount = wholeRupiah(0);

/** A share such as 0.03; one written as text is accepted (rule R55). */
export const feeShare = z.pipe(
  z.pipe(
    written,
    z
      .string()
      .check(
        z.minLength(1, { error: problem('required'), abort: true }),
        z.regex(/^\d+(\.\d+)?$/, { error: problem('share_outside'), abort: true }),
      ),
  ),
  z.pipe(z.transform(Number), z.number().check(z.refine(isFeeShare, { error: problem('share_outside') }))),
);

const isHttps = (value: string) => {
  const url = /^https:\/\/[^/]/i.test(value) ? URL.parse(value) : null;
  return url !== null && url.username === '' && url.password === '';
};

/** A web address that begins with https://, or ''. */
export const optionalHttps = z._default(
  trimmed(oneLine, 200).check(
    withoutTags(),
    z.refine((value) => value === '' || isHttps(value), { error: problem('not_https') }),
  ),
  '',
);
