import { sessionLifetime } from '../../../domain/accounts/account-status.ts';
import { toldDaysBefore } from '../../../domain/accounts/child-gone.ts';
import { promisedDays } from '../../../domain/accounts/promised-days.ts';
import { retention, retentionTable } from '../../../domain/accounts/retention.ts';
import { releaseLength } from '../../../domain/calendar/release.ts';
import { FAMILY_UPLOAD_MAX_SECONDS } from '../../../domain/courses/family-upload.ts';
import { addressLines, shownPhone } from '../../../i18n/brand.ts';
import type { LegalFacts, LegalTexts } from '../../../i18n/legal.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useBrand, useLanguage } from '../../frame/page-info.tsx';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import { schoolRules } from '../pieces/school-rules.ts';
import css from './legal-page.module.css';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (milliseconds: number) => Math.round(milliseconds / DAY);

/** What such a page is made with: it says what the rules do, so its numbers are theirs. */
const useFacts = (): LegalFacts => {
  const brand = useBrand();
  return {
    school: brand.name,
    email: brand.email,
    whatsapp: shownPhone(brand.whatsapp),
    address: addressLines(brand, useLanguage()).join(', '),
    days: {
      letters: inDays(retention.letters),
      unusedAccounts: inDays(retention.unusedAccounts),
      unpaidCharges: inDays(retention.unpaidCharges),
      closedFamilies: inDays(retention.closedFamilies),
      session: inDays(sessionLifetime('parent')),
      video: inDays(releaseLength),
      test: schoolRules.placementDays,
      erasureTold: toldDaysBefore,
      ...promisedDays,
    },
    years: {
      childrenGone: retentionTable.childrenGone.for.years,
      classNotes: retentionTable.classNotes.for.years,
      payments: retentionTable.oldPayments.for.years,
    },
    recordingMinutes: FAMILY_UPLOAD_MAX_SECONDS / 60,
    maxInLiveClass: schoolRules.maxInLiveClass,
    placementAge: schoolRules.placementAge,
    firstGrade: schoolRules.grades.first,
    units: schoolRules.units,
    weeksInUnit: schoolRules.weeksInUnit,
  };
};

type OfFacts = (facts: LegalFacts) => LegalTexts;

/** A page of plain words: no picture, short parts, each under its heading. */
export const LegalPage = ({ texts }: { texts: Record<'en' | 'id', OfFacts> }) => {
  const { title, description, lead, parts } = texts[useLanguage()](useFacts());
  return (
    <article className={css.page}>
      <PageHead title={title} description={description} />
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {parts.map((part) => (
        <section key={part.title}>
          <h2>{part.title}</h2>
          {part.text.map((paragraph) => (
            <p key={paragraph}>{keepDoubledWords(paragraph)}</p>
          ))}
          {part.points && (
            <ul>
              {part.points.map((point) => (
                <li key={point}>{keepDoubledWords(point)}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
};
