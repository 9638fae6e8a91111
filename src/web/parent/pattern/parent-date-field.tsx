import type { ComponentProps } from 'react';
import { DateField } from '../../ui/app/date-field.tsx';
import styles from './parent-date-field.module.css';
import { useTexts } from './texts.ts';

type Props = Omit<ComponentProps<typeof DateField>, 'writing'> & {
  /** of the day in the hint: a child's, unless said otherwise */
  exampleYear?: number;
};

/** A day as families type it: 02/05/2018 in English, 02-05-2018 in Indonesian, and the hint says what comes first. */
export const ParentDateField = ({ exampleYear = 2018, ...props }: Props) => {
  const { dates } = useTexts().shell;
  const hint = dates.hint(exampleYear);
  const example = hint.slice(hint.lastIndexOf(' ') + 1);
  return (
    <DateField
      description={
        <>
          {hint.slice(0, -example.length)}
          <span className={styles.example}>{example}</span>
        </>
      }
      {...props}
      writing={dates}
    />
  );
};
