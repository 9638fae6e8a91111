import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './field-button.module.css';

/** The width of its place at the end of an input, in pixels. */
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

// Mantine's look on an element of our own: one stands above each list, where the time of its component counts.
const { root = '' } = UnstyledButton.classes;
const className = `mantine-focus-auto ${styles.button} ${root}`;

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
