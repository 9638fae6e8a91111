import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { CertificateYear } from '../../../contract/certificate-objects.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { apiQuery } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { AsyncSection } from '../pattern/async-section.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './certificate-card.module.css';
import { CertificatePage } from './certificate-page.tsx';
import { useCertificateWords } from './certificate-words.ts';

/** What is to come within minutes is asked for again. */
const LOOK_MS = 30_000;

/** The certificates of a child, by year. */
const certificatesQuery = (childId: number) =>
  apiQuery('GET /certificate/child/{childId}', { params: { childId } });

interface Props {
  childId: number;
  /** the child's first name */
  name: string;
}

/** The certificate of each year of a child: to be downloaded, or what it waits for. */
export const CertificateCard = ({ childId, name }: Props) => {
  const texts = useCertificateWords();
  const heading = useId();
  const query = useQuery({
    ...certificatesQuery(childId),
    refetchInterval: ({ state }) => (state.data?.certificates.some(isBeingMade) ? LOOK_MS : false),
  });
  if (query.data?.certificates.length === 0) return null;
  return (
    <section id="certificate" className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      <AsyncSection query={query} loading={texts.loading}>
        {({ certificates, page }) => (
          <>
            {certificates.map((year) => (
              <YearOf key={year.academic_year_id} year={year} name={name} />
            ))}
            {certificates.some(({ certificate }) => certificate) && (
              <CertificatePage childId={childId} years={certificates} isOpen={page.is_open} />
            )}
          </>
        )}
      </AsyncSection>
    </section>
  );
};

const isBeingMade = ({ state, certificate }: CertificateYear) => state === 'due' && certificate === null;

const YearOf = ({ year, name }: { year: CertificateYear; name: string }) => {
  const texts = useCertificateWords();
  const { date, period } = useFormats();
  const day = (text: string) => startOfDay(calendarDate(text));
  const { state, certificate } = year;
  const waits = () => {
    if (state === 'due') return texts.making;
    return state === 'year_runs' ? texts.waits.year_runs(date(day(year.last_day))) : texts.waits[state];
  };
  return (
    <div className={styles.year}>
      {certificate && <Kancil pose="celebrating" className={styles.kancil} />}
      <div>
        <h3>{texts.of(year.grade, period(day(year.first_day), day(year.last_day)))}</h3>
        {certificate ? (
          <>
            <p>{texts.ready(name)}</p>
            <p className={layout.soft}>{texts.bears(certificate.name)}</p>
            {certificate.edition > 1 && <p className={layout.soft}>{texts.edition(certificate.edition)}</p>}
            <p className={styles.actions}>
              <ButtonLink href={paths.certificateFile(certificate.certificate_id)} download>
                {texts.download}
              </ButtonLink>
            </p>
          </>
        ) : (
          <p>{waits()}</p>
        )}
      </div>
    </div>
  );
};
