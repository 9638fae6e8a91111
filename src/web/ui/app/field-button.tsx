import type { ReactNode } from 'react';
import styles from './field-button.module.css';

interface Props {
  /** what it does, for whoever hears the page or points at it */
  name: string;
  type?: 'button' | 'submit';
  /** the id of what it belongs to, where its name does not say so */
  describedBy?: string;
  onClick?: () => void;
  /** a picture */
  children: ReactNode;
}

/** A button at the end of an input. */
export const FieldButton = ({ name, type = 'button', describedBy, ...rest }: Props) => (
  <button
    type={type}
    className={styles.button}
    aria-label={name}
    aria-describedby={describedBy}
    title={name}
    {...rest}
  />
);
