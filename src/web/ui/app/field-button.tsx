import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './field-button.module.css';

/** The width of its place at the end of an input, in pixels: `rightSectionWidth`. */
export const FIELD_BUTTON_WIDTH = 48;

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
export const FieldButton = ({ name, describedBy, ...rest }: Props) => (
  <UnstyledButton
    className={styles.button ?? ''}
    aria-label={name}
    aria-describedby={describedBy}
    title={name}
    {...rest}
  />
);
