import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './date-field.module.css';

interface Props extends Omit<TextInputProps, 'type' | 'min' | 'max'> {
  /** first and last day to choose, YYYY-MM-DD */
  min?: string;
  max?: string;
}

/** A day, by the browser's own picker: phones have a better one than any page. */
export const DateField = (props: Props) => (
  <TextInput {...props} type="date" classNames={{ input: styles.input ?? '' }} />
);
