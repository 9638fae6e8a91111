import { Skeleton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Child } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { Face } from '../../ui/app/face.tsx';
import { Age } from './age.tsx';
import styles from './child-card.module.css';

interface Props {
  childId: number;
  firstName: string;
  /** absent while it is on its way, null when it could not be loaded: the way to the child's page stays open */
  child: Child | null | undefined;
}

/** A child of the family: face, name and age, and the way to its page. */
export const ChildCard = ({ childId, firstName, child }: Props) => (
  <Link to={paths.child(childId)} className={styles.card}>
    {child === undefined ? (
      <Skeleton circle height={72} width={72} />
    ) : (
      <Face src={child?.image_url ?? null} name={firstName} size={72} />
    )}
    <span className={styles.words}>
      <strong>{child ? fullName(child.first_name, child.last_name) : firstName}</strong>
      {child === undefined && <Skeleton height={14} width="5rem" mt={6} />}
      {child && <Age birthdate={child.birthdate} />}
      {child && child.grade !== null && <Grade grade={child.grade} />}
    </span>
    <IconChevronRight size={22} aria-hidden="true" className={styles.arrow} />
  </Link>
);

const Grade = ({ grade }: { grade: number }) => {
  const { childStatus } = useTexts().classroom;
  return <span>{childStatus.grade(grade)}</span>;
};
