import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { calendarDate, compareDates, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { useTexts } from '../pattern/texts.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Face } from '../../ui/app/face.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useIsFamilyFull } from './family-full.tsx';
import { childQuery } from './child-query.ts';
import { numberOf } from '../pattern/profile-tabs.ts';
import styles from './add-child-finish.module.css';

const queries: ScreenQueries = ({ url }) => [childQuery(url.searchParams.get('child'))];
/** The classes that take registrations. */
const classesQuery = apiQuery('GET /academic-year');
export const loader = prefetch(queries, { deferred: () => [classesQuery] });
export const clientLoader = ensure(queries);

/** The thank-you page: the child is there, and what to do next. */
export default function AddChildFinishScreen() {
  const { finish } = useTexts().children;
  const [search] = useSearchParams();
  const { childs: child } = useSuspenseQuery(childQuery(search.get('child'))).data;
  const name = child.first_name;
  const full = useIsFamilyFull();
  const isNew = child.status === 'NEW';
  return (
    <section className={styles.page}>
      <PageHead title={finish.title} />
      <div className={styles.picture}>
        <Kancil pose="celebrating" />
        <Face src={child.image_url} name={name} size={96} />
      </div>
      <p className={styles.thanks}>{finish.title}</p>
      <h1>{finish.welcome(name)}</h1>
      <p>{finish.text(name)}</p>
      <div className={styles.next}>
        <h2>{finish.next}</h2>
        <ul>
          {isNew && (
            <li>
              {finish.choose(name)} <Starts />
            </li>
          )}
          <li>{finish.page(name)}</li>
          {!full && <li>{finish.another}</li>}
        </ul>
        <div className={styles.ways}>
          {isNew && (
            <ButtonLink to={paths.buyCourse(child.child_id)} color="mango">
              {finish.toClass(name)}
            </ButtonLink>
          )}
          <ButtonLink to={paths.child(child.child_id)} {...(isNew && { variant: 'outline' })}>
            {finish.toPage(name)}
          </ButtonLink>
          {!full && (
            <ButtonLink to={paths.addChild} variant="outline">
              {finish.toAnother}
            </ButtonLink>
          )}
          <ButtonLink to={paths.profile(numberOf('children'))} variant="subtle">
            {finish.toChildren}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** When the classes that can be chosen begin; nothing while they are not known. */
const Starts = () => {
  const { finish } = useTexts().children;
  const { date } = useFormats();
  const today = useToday();
  const classes = useQuery(classesQuery).data?.academic_years;
  if (!classes) return null;
  if (classes.length === 0) return finish.noClass;
  return classes
    .map(({ start_date }) => calendarDate(start_date))
    .toSorted(compareDates)
    .map((start) => (start > today ? finish.starts : finish.started)(date(startOfDay(start))))
    .join(' ');
};
