import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/app/button.tsx';
import styles from './office-list.module.css';

interface Props {
  title: string;
  /** the words of the button that leads to a new record */
  create?: string | undefined;
  createAt?: string | undefined;
  /** what can be done with the rows */
  actions?: ReactNode;
}

/** A list's title, and beside it what can be done with the list and the way to a new record, where there are any. */
export const ListHead = ({ title, create, createAt, actions }: Props) => {
  const heading = <h1>{title}</h1>;
  if (createAt === undefined && actions === undefined) return heading;
  return (
    <div className={styles.head}>
      {heading}
      {actions && <div className={styles.headActions}>{actions}</div>}
      {createAt !== undefined && <ButtonLink to={createAt}>{create}</ButtonLink>}
    </div>
  );
};
