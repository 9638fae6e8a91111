import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTexts } from '../pattern/texts.ts';
import { OfficeDateField } from '../pattern/office-date-field.tsx';
import styles from './batch-form.module.css';

type Field = GetInputPropsReturnType & { name: string; label: string; error: ReactNode };

interface Props {
  field: (name: 'startRegistrationDate' | 'endRegistrationDate') => Field;
  startDate: string;
  startRegistration: string;
}

/** The days on which families may register; each waits for the one it depends on. */
export const RegistrationFields = ({ field, startDate, startRegistration }: Props) => {
  const { batches } = useTexts().admin;
  return (
    <div className={styles.pair}>
      <OfficeDateField
        {...field('startRegistrationDate')}
        required
        withAsterisk={false}
        disabled={startDate === ''}
        max={startDate}
        description={startDate === '' ? batches.registrationFirst : undefined}
      />
      <OfficeDateField
        {...field('endRegistrationDate')}
        required
        withAsterisk={false}
        disabled={startRegistration === ''}
        min={startRegistration}
        description={startDate !== '' && startRegistration === '' ? batches.endRegistrationFirst : undefined}
      />
    </div>
  );
};
