import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { BackLink } from '../pattern/child-back-link.tsx';
import profileStyles from '../pattern/profile.module.css';
import { useTexts } from '../pattern/texts.ts';
import { consentsQuery } from './child-query.ts';
import { childQuery } from './child-query.ts';
import { ConsentSettings } from './consent-settings.tsx';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
/** The switches show their own error. */
export const loader = prefetch(queries, { deferred: () => [consentsQuery] });
export const clientLoader = ensure(queries);

/** What is allowed of one child: a page of its own for each. */
export default function ChildConsentsScreen() {
  const { childId } = useParams();
  const { settings } = useTexts().consents;
  const { child_id, first_name: name } = useSuspenseQuery(childQuery(childId)).data.childs;
  return (
    <div className={profileStyles.page}>
      <PageHead title={settings.title(name)} />
      <BackLink to={paths.child(child_id)}>{settings.back(name)}</BackLink>
      <ConsentSettings childId={child_id} name={name} />
    </div>
  );
}
