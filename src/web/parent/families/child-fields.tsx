import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { mayBeBirthdate } from '../../../domain/accounts/birthdate.ts';
import { suitsAge, targetAge } from '../../../domain/accounts/target-age.ts';
import { parseCalendarDate } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { useToday } from '../../frame/today.ts';
import { ChoiceField } from '../../ui/app/choice-field.tsx';
import { ParentDateField } from '../pattern/parent-date-field.tsx';
import styles from '../pattern/profile.module.css';
import { TextInput } from '../../ui/app/field.tsx';

type Field = GetInputPropsReturnType & { name: string; label: string; error: ReactNode };

interface Props {
  field: (name: 'first_name' | 'last_name' | 'gender' | 'birthdate') => Field;
  birthdate: string;
}

/** The personal details of a child, to be added or changed. */
export const ChildFields = ({ field, birthdate }: Props) => {
  const { children, fields, forms } = useTexts();
  const { add } = children;
  const today = useToday();
  return (
    <>
      <TextInput {...field('first_name')} autoComplete="off" />
      <TextInput
        {...field('last_name')}
        label={forms.optional(fields.last_name)}
        autoComplete="off"
        description={add.lastNameHint}
      />
      <GenderField {...field('gender')} />
      <div>
        <ParentDateField {...field('birthdate')} autoComplete="off" max={today} />
        <AgeAdvice birthdate={birthdate} />
      </div>
    </>
  );
};

export const GenderField = (field: Field) => {
  const { gender } = useTexts().profile;
  const { name, label, error, value, onChange } = field;
  return (
    <ChoiceField
      name={name}
      label={label}
      error={error}
      value={String(value)}
      onChange={onChange}
      options={[
        { value: 'FEMALE', label: gender.FEMALE },
        { value: 'MALE', label: gender.MALE },
      ]}
    />
  );
};

/** A friendly word when the course is made for other ages; never an error. */
const AgeAdvice = ({ birthdate }: { birthdate: string }) => {
  const { advice } = useTexts().children;
  const today = useToday();
  const born = parseCalendarDate(birthdate);
  const suits = born && mayBeBirthdate(born, today) ? suitsAge(born, today) : 'yes';
  return (
    <div role="status">
      {suits !== 'yes' && (
        <p className={styles.advice}>
          {advice[suits === 'too_young' ? 'young' : 'old'](targetAge.from, targetAge.to)}{' '}
          {suits === 'too_old' && <Link to={paths.teensAdultClass}>{advice.oldLink}</Link>}
        </p>
      )}
    </div>
  );
};
