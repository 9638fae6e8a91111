import { type HeadersFunction, type LoaderFunctionArgs, data, useLoaderData } from 'react-router';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { nameInTwo } from '../../../i18n/brand.ts';
import { certificatePage as en } from '../../../i18n/en/certificates.ts';
import { certificatePage as id } from '../../../i18n/id/certificates.ts';
import { paths } from '../../../paths.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { apiContext } from '../../frame/context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useBrand, useChoice, useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from '../../shell/message.module.css';
import { Outcome } from '../../shell/outcome.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Wordmark } from '../../ui/page/wordmark.tsx';
import css from './verify.module.css';

const words = { en, id };

/** The address holds the code: no other page hears of it. */
export const headers: HeadersFunction = ({ loaderHeaders }) => {
  const wait = loaderHeaders.get('retry-after');
  return { 'referrer-policy': 'no-referrer', ...(wait !== null && { 'retry-after': wait }) };
};

/** A code that never was and one whose page is off are answered alike, as a page that is not there. */
export const loader = async ({ params, context }: LoaderFunctionArgs) => {
  try {
    const { first_name, grade, first_day, last_day } = await context.get(apiContext)(
      'GET /certificate/verify/{code}',
      { params: { code: params['code'] ?? '' } },
    );
    return data({ shown: { first_name, grade, first_day, last_day }, isTooOften: false });
  } catch (error) {
    if (isRefusedAs(error, 'not_found', 'invalid_input'))
      return data({ shown: null, isTooOften: false }, { status: 404 });
    if (isRefusedAs(error, 'too_many_tries'))
      return data(
        { shown: null, isTooOften: true },
        { status: 429, headers: { 'retry-after': String(error.retryAfter ?? 60) } },
      );
    throw error;
  }
};

/** Where whoever has the code of a certificate sees that it is genuine: first name, grade and year, nothing else. */
export default function Verify() {
  const texts = useChoice(words);
  const brand = useBrand();
  const { period } = useFormats();
  const { shown, isTooOften } = useLoaderData<typeof loader>();
  const said = isTooOften ? texts.tooOften : texts.unknown;
  if (!shown) return <Outcome pose="lost" to={paths.home} action={texts.toSchool} {...said} />;
  const day = (text: string) => startOfDay(calendarDate(text));
  return (
    <section className={styles.message}>
      <PageHead title={texts.title} unlisted />
      <Link to={paths.home} className={styles.wordmark}>
        <Wordmark name={nameInTwo(brand)} />
      </Link>
      <Kancil pose="celebrating" className={styles.kancil} />
      <h1>{texts.title}</h1>
      <p>{texts.text(brand.name)}</p>
      <dl className={css.facts}>
        <dt>{texts.firstName}</dt>
        <dd>{shown.first_name}</dd>
        <dt>{texts.grade}</dt>
        <dd>{texts.gradeOf(shown.grade)}</dd>
        <dt>{texts.year}</dt>
        <dd>{period(day(shown.first_day), day(shown.last_day)).replace(' –', '\u00a0–')}</dd>
      </dl>
      <p className={layout.soft}>{texts.note}</p>
      <div className={styles.actions}>
        <Button href={paths.home}>{texts.toSchool}</Button>
      </div>
    </section>
  );
}
