import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Child } from '../../../contract/objects.ts';
import type { OpenCharge } from '../../../contract/payment-objects.ts';
import { hasCurrentYear } from '../../../domain/access/child-status.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { useChargeWords } from '../pattern/open-charge-note.tsx';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { Face } from '../../ui/app/face.tsx';
import { isLate } from '../enrolment/bill-years.ts';
import { Age } from '../families/age.tsx';
import { type ListedChild, accessOf } from './access-of.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './child-card.module.css';
import { Skeleton } from '../../ui/app/skeleton.tsx';

interface Props {
  listed: ListedChild;
  /** absent while it is on its way, null when it could not be loaded: the way to the child's page stays open */
  child: Child | null | undefined;
  /** of the child, when one waits to be paid */
  charge: OpenCharge | null;
  /** what is on its way and what is to be done, below who it is */
  children?: ReactNode;
}

/** A child of the family: face, name and age, how it stands, and what is to be done. All of it leads to its page but the buttons. */
export const ChildCard = ({ children, ...known }: Props) => (
  <div className={styles.card}>
    <Who {...known} />
    {children}
  </div>
);

const Who = ({ listed, child, charge }: Omit<Props, 'children'>) => (
  <div className={styles.who}>
    {child === undefined ? (
      <Skeleton circle height={72} width={72} />
    ) : (
      <Face src={child?.image_url ?? null} name={listed.first_name} size={72} />
    )}
    <span className={styles.words}>
      <Link to={paths.child(listed.child_id)} className={styles.name}>
        {child ? fullName(child.first_name, child.last_name) : listed.first_name}
      </Link>
      {child === undefined && <Skeleton height={14} width="5rem" margin="6px 0 0" />}
      {child && (
        <span className={layout.facts}>
          <Age birthdate={child.birthdate} />
          {child.grade !== null && <Grade grade={child.grade} />}
        </span>
      )}
      <Status listed={listed} charge={charge} />
    </span>
    <IconChevronRight size={22} aria-hidden="true" className={styles.arrow} />
  </div>
);

const Status = ({
  listed: { child_id: childId, status, billing_status },
  charge,
}: {
  listed: ListedChild;
  charge: OpenCharge | null;
}) => {
  const { status: words, paid, billDue, overdue } = useTexts().profile.children;
  const today = useToday();
  const isLocked = hasCurrentYear(status) && !billing_status;
  const bill = useQuery({ ...accessOf(childId), enabled: isLocked }).data?.billing;
  if (charge && (status === 'NEW' || status === 'PENDING')) return <Waits charge={charge} />;
  return (
    <>
      <span className={styles.marks}>
        {/* Who is locked out by a bill is not learning. */}
        {(status !== 'LEARNING' || billing_status) && (
          <span data-waits={['NEW', 'PENDING', 'TEST_AWAITED'].includes(status) || undefined}>
            {words[status]}
          </span>
        )}
        {hasCurrentYear(status) && (
          <span data-due={!billing_status || undefined}>
            {billing_status ? paid : bill && isLate(bill, today) ? overdue : billDue}
          </span>
        )}
      </span>
      {charge && <Waits charge={charge} />}
    </>
  );
};

const Waits = ({ charge }: { charge: OpenCharge }) => {
  const { title, how, until } = useChargeWords(charge);
  return (
    <>
      <span className={styles.marks}>
        <span data-waits>{title}</span>
      </span>
      <span>
        {how}. {until}
      </span>
    </>
  );
};

const Grade = ({ grade }: { grade: number }) => {
  const { childStatus } = useTexts().classroom;
  return <span>{childStatus.grade(grade)}</span>;
};
