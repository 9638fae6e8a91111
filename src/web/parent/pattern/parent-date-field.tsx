import type { ComponentProps } from 'react';
import { DateField } from '../../ui/app/date-field.tsx';
import { useTexts } from './texts.ts';

/** A day as families type it: 02/05/2018 in English, 02-05-2018 in Indonesian, and the hint says what comes first. */
export const ParentDateField = (props: Omit<ComponentProps<typeof DateField>, 'writing'>) => {
  const { dates } = useTexts().shell;
  return <DateField description={dates.hint} {...props} writing={dates} />;
};
