import { IconPlus } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import type { Child, User } from '../../../contract/objects.ts';
import type { OpenCharge } from '../../../contract/payment-objects.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { apiQuery } from '../../app/screen.ts';
import { ContinueCharge } from '../pattern/open-charge-note.tsx';
import { useOpenCharges } from '../pattern/open-charges.ts';
import { EmptyState, ErrorState } from '../../ui/app/states.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { ChildAction, accessOf } from './child-action.tsx';
import { ChildCard } from './child-card.tsx';
import { needOf, placeOfNeed } from './child-need.ts';
import { Panel } from '../pattern/profile-panel.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { FamilyFull, useIsFamilyFull } from './family-full.tsx';
import styles from './my-children.module.css';

/** One question for each child of the family, asked together. */
export const childrenQueries = ({ join_childs }: User) =>
  join_childs.map(({ child_id }) => apiQuery('GET /childs/{id}', { params: { id: child_id } }));

/** The bills that open what is closed; what fails of them leaves its row without a button. */
export const lockedQueries = ({ join_childs }: User) =>
  join_childs
    .filter((listed) => needOf(listed, { isPaying: false, isEligible: false }) === 'pay')
    .map(({ child_id }) => accessOf(child_id));

export const MyChildren = () => {
  const { profile } = useTexts();
  const user = useParent();
  const full = useIsFamilyFull();
  const { children } = profile;
  if (user.join_childs.length === 0)
    return (
      <Panel title={profile.tabs.children}>
        <EmptyState pose="waving" title={children.emptyTitle} text={children.emptyText}>
          <AddChild />
        </EmptyState>
      </Panel>
    );
  return (
    <Panel title={profile.tabs.children} lead={children.lead}>
      <Family user={user} />
      {full ? <FamilyFull /> : <AddChild />}
    </Panel>
  );
};

const Family = ({ user }: { user: User }) => {
  const { failed } = useTexts().profile;
  const answers = useQueries({ queries: childrenQueries(user) });
  const charges = useOpenCharges();
  const rows = user.join_childs
    .map((listed, place) => ({
      listed,
      answer: answers[place],
      charge: charges.findLast(({ child_id }) => child_id === listed.child_id) ?? null,
    }))
    .map((row) => ({ ...row, place: placeOfNeed(needOf(row.listed, factsOf(row))) }))
    .toSorted((a, b) => a.place - b.place);
  const lost = answers.filter(({ isLoadingError }) => isLoadingError);
  const again = () => lost.forEach(({ refetch }) => void refetch());
  if (lost.length === answers.length)
    return (
      <ErrorState
        title={failed.title}
        text={failed.text}
        retry={failed.retry}
        retrying={answers.some(({ isFetching }) => isFetching)}
        onRetry={again}
      />
    );
  return (
    <>
      <ul className={styles.family}>
        {rows.map(({ listed, answer, charge }) => (
          <li key={listed.child_id}>
            <ChildCard
              listed={listed}
              child={answer?.data?.childs ?? (answer?.isLoadingError ? null : undefined)}
              charge={charge}
            />
            {charge && <ContinueCharge charge={charge} />}
            {answer?.data && (
              <ChildAction listed={listed} child={answer.data.childs} isPaying={charge !== null} />
            )}
          </li>
        ))}
      </ul>
      {lost.length > 0 && (
        <div className={styles.lost} role="alert">
          <p>
            {failed.title}. {failed.text}
          </p>
          <Button variant="outline" onClick={again}>
            {failed.retry}
          </Button>
        </div>
      )}
    </>
  );
};

const factsOf = ({
  answer,
  charge,
}: {
  answer: { data?: { childs: Child } | undefined } | undefined;
  charge: OpenCharge | null;
}) => ({ isPaying: charge !== null, isEligible: answer?.data?.childs.eligible_next_grade ?? false });

const AddChild = () => {
  const { children } = useTexts().profile;
  return (
    <ButtonLink to={paths.addChild} size="md">
      <IconPlus size={20} aria-hidden="true" />
      {children.add}
    </ButtonLink>
  );
};
