import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ShouldRevalidateFunctionArgs, useParams } from 'react-router';
import type { Child } from '../../contract/objects.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { paths } from '../../paths.ts';
import { call } from '../api.ts';
import { useTexts } from '../page-info.tsx';
import { type ScreenQueries, ensure, prefetch } from '../screen.ts';
import { PageHead } from '../shell/page-head.tsx';
import { BackLink } from './child-back-link.tsx';
import { Age } from './child-card.tsx';
import { ChildDetails } from './child-details.tsx';
import { childQuery } from './child-query.ts';
import styles from './child.module.css';
import { ProfilePhoto } from './profile-photo.tsx';
import { numberOf } from './profile-tabs.ts';
import { Purchase } from './purchase/purchase.tsx';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);
// A step of the purchase drawer changes the search alone.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export default function ChildScreen() {
  const { children } = useTexts();
  const { childId } = useParams();
  const query = childQuery(childId);
  const { childs: child } = useSuspenseQuery(query).data;
  const keep = useKeepChild(query.queryKey);
  return (
    <div className={styles.page}>
      <PageHead title={child.first_name} />
      <BackLink to={paths.profile(numberOf('children'))}>{children.page.back}</BackLink>
      <header className={styles.head}>
        <ProfilePhoto
          current={child.image_url}
          name={child.first_name}
          size={128}
          heading={
            <div className={styles.words}>
              <h1>{fullName(child.first_name, child.last_name)}</h1>
              <p>
                <Age birthdate={child.birthdate} />
              </p>
            </div>
          }
          send={(form, how) => {
            form.set('child_id', String(child.child_id));
            return call('POST /childs/update-image', { form }, how);
          }}
          onSaved={({ childs }) => keep(childs)}
        />
      </header>
      <ChildDetails child={child} onSaved={keep} />
      <Purchase child={child} />
    </div>
  );
}

/** Shows a changed child here, and lets the family's list ask again for the name. */
const useKeepChild = (queryKey: readonly unknown[]) => {
  const client = useQueryClient();
  return (child: Child) => {
    client.setQueryData(queryKey, { code: 200, message: '', childs: child });
    void client.invalidateQueries({ queryKey: ['GET /users/session'] });
  };
};
