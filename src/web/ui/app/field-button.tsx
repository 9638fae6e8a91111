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

// An element of our own, for what Mantine's costs a page: one stands above each list.
const className = `mantine-focus-auto ${styles.button} ${UnstyledButton.classes['root']}`;

/** A button at the end of an input. */
export const FieldButton = ({ name, type = 'button', describedBy, ...rest }: Props) => (
  <button
    type={type}
    className={className}
    aria-label={name}
    aria-describedby={describedBy}
    title={name}
    {...rest}
  />
);
