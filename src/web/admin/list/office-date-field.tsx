import type { ComponentProps } from 'react';
import { DateField } from '../../ui/app/date-field.tsx';
import { useTexts } from './texts.ts';

/** A day as the back office types and reads it, in both languages: DD-MM-YYYY. */
export const OfficeDateField = (props: Omit<ComponentProps<typeof DateField>, 'writing'>) => {
  const { calendar } = useTexts().shell.dates;
  return (
    <DateField
      {...props}
      writing={{ separator: '-', placeholder: 'DD-MM-YYYY', calendar, takesShortYears: true }}
    />
  );
};
