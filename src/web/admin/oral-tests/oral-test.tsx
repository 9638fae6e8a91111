import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { updateScreen } from '../form/form-screen.tsx';
import { recordId } from '../list/record-id.ts';
import formStyles from '../list/office-form.module.css';
import listStyles from '../list/office-list.module.css';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { LinkForm } from './link-form.tsx';
import { slotQuery } from './oral-query.ts';
import styles from './oral-tests.module.css';
import { useOralTimes } from './oral-words.ts';
import { ResultForm } from './result-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.oralTests.resultTitle };

const screen = updateScreen('slotId', (id) => slotQuery(recordId(id)));
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

/** One oral test: its room, and how it went, entered in the call. */
export default function AdminOralTest() {
  const { oralTests: words, courses } = useTexts().admin;
  const { when } = useOralTimes();
  const { slot } = screen.useRecord();
  const { test, state, link } = slot;
  const isClerk = useUser()?.role === 'clerk';
  return (
    <section className={listStyles.screen}>
      <PageHead title={words.resultTitle} />
      <Link className={formStyles.back} to={paths.adminOralTests}>
        ← {words.back}
      </Link>
      <h1>{test?.first_name ?? words.resultTitle}</h1>
      <p className={styles.facts}>
        <strong>{withWholeDays(when(slot))}</strong>
        {test && ` · ${words.gradeAndAge(courses.gradeOf(test.grade), test.age)}`}
      </p>
      {state !== 'over' && (
        <ButtonLink href={link} target="_blank" rel="noopener noreferrer" variant="outline">
          {words.room}
          <span className="visually-hidden">{` ${words.newTab}`}</span>
        </ButtonLink>
      )}
      <LinkForm key={link} slot={slot} />
      {!test && <EmptyState level={2} title={words.freeTitle} text={words.freeText} />}
      {test && isClerk && <p>{words.notForClerks}</p>}
      {test && !isClerk && <ResultForm key={test.version} slot={slot} test={test} />}
    </section>
  );
}
