import { Button } from '@mantine/core';
import { Link } from '../../shell/link.tsx';
import styles from './office-list.module.css';

interface Props {
  title: string;
  /** the words of the button that leads to a new record */
  create?: string | undefined;
  createAt?: string | undefined;
}

/** A list's title, and beside it the way to a new record where there is one. */
export const ListHead = ({ title, create, createAt }: Props) => {
  const heading = <h1>{title}</h1>;
  if (createAt === undefined) return heading;
  return (
    <div className={styles.head}>
      {heading}
      <Button component={Link} to={createAt}>
        {create}
      </Button>
    </div>
  );
};
