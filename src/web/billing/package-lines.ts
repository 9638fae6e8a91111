import { packageExtras } from '../../domain/billing/packages.ts';
import type { Term } from '../../domain/billing/terms.ts';
import type { purchase } from '../../i18n/en/purchase.ts';
import type { Translated } from '../../i18n/language.ts';

/** What a package holds; `extra` is what the shorter intervals do not have. */
export interface PackageLine {
  readonly text: string;
  readonly extra: boolean;
}

type Words = Translated<(typeof purchase)['interval']>;

/** What an interval includes, in the order in which it is shown: the base, its extras, the bonus. */
export const packageLines = (words: Words, term: Term): readonly PackageLine[] => {
  const { tests, reports, certificate } = packageExtras[term];
  const extras = [
    ...(tests > 0 ? [words.tests(tests)] : []),
    ...(reports > 0 ? [words.reports(reports)] : []),
    ...(certificate ? [words.certificate] : []),
  ];
  return [
    ...words.base.map((text) => ({ text, extra: false })),
    ...extras.map((text) => ({ text, extra: true })),
    { text: words.bonus, extra: false },
  ];
};
