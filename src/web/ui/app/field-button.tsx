import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './field-button.module.css';

/** The width of its place at the end of an input, in pixels: `rightSectionWidth`. */
export const FIELD_BUTTON_WIDTH = 48;

interface Props {
  /** what it does, for whoever hears the page or points at it */
  name: string;
  type?: 'button' | 'submit';
  onClick?: () => void;
  /** a picture */
  children: ReactNode;
}

/** A button at the end of an input. */
export const FieldButton = ({ name, ...rest }: Props) => (
  <UnstyledButton className={styles.button ?? ''} aria-label={name} title={name} {...rest} />
);
