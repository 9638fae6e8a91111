import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Child } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { childQuery } from '../families/child-query.ts';
import { BackLink } from '../pattern/child-back-link.tsx';
import { useTexts } from '../pattern/texts.ts';
import { oralTestsQuery, writtenTestsQuery } from '../enrolment/child-queries.ts';
import { OralTest } from './oral-test.tsx';
import { useOralWords } from './oral-words.ts';
import page from '../pattern/page.module.css';
import { NoTests } from './tests-card.tsx';
import { WrittenTests } from './written-test.tsx';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
const deferred: ScreenQueries = ({ params }) => {
  const childId = Number(params['childId']);
  return [oralTestsQuery(childId), writtenTestsQuery(childId)];
};
export const loader = prefetch(queries, { deferred });
export const clientLoader = ensure(queries);

/** The tests of a child's year: when they are, and booking the oral one. */
export default function TestsScreen() {
  const words = useOralWords();
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  return (
    <article className={page.page}>
      <PageHead title={words.of(child.first_name)} />
      <BackLink to={paths.child(child.child_id)}>{words.back(child.first_name)}</BackLink>
      <h1>{words.of(child.first_name)}</h1>
      <Tests child={child} />
    </article>
  );
}

/** Both tests; one sentence in place of the two where there is neither. */
const Tests = ({ child }: { child: Child }) => {
  const words = useOralWords();
  const { leftText } = useTexts().classroom.childStatus;
  const parts = useQuery(oralTestsQuery(child.child_id)).data?.parts;
  if (parts?.length === 0) return <p>{words.none}</p>;
  if (parts?.every(({ right }) => right === 'not_in_package')) return <NoTests childId={child.child_id} />;
  return (
    <>
      {child.status === 'LEFT' && <p>{leftText(child.first_name)}</p>}
      <WrittenTests child={child} />
      <OralTest child={child} />
    </>
  );
};
