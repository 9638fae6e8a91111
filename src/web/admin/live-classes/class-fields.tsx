import type { GetInputPropsReturnType } from '@mantine/form';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { TextInput, type TextInputProps } from '../../ui/app/field.tsx';
import { OfficeDateField } from '../list/office-date-field.tsx';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import type { SessionEntry } from './session-entry.ts';
import { TeacherField } from './teacher-field.tsx';

export const TimeField = (props: TextInputProps) => (
  <TextInput {...props} inputMode="text" autoComplete="off" placeholder="16.00" />
);

export const MinutesField = (props: TextInputProps) => (
  <TextInput {...props} inputMode="numeric" autoComplete="off" />
);

/** Where a class is held: pasted, and never sent elsewhere by the browser. */
export const LinkField = (props: TextInputProps) => (
  <TextInput {...props} type="url" inputMode="url" autoComplete="off" spellCheck={false} maxLength={500} />
);

interface Props {
  /** props of one field, as its form makes them */
  field: (name: keyof SessionEntry) => GetInputPropsReturnType & Record<'name' | 'label', string>;
  /** what it means that no teacher is chosen */
  none: string;
  /** who holds the class now */
  now: LiveGroup['teacher'];
}

/** When one class is, with whom and where. */
export const ClassFields = ({ field, none, now }: Props) => {
  const { liveClasses: words } = useTexts().admin;
  // A teacher hands a class to nobody else.
  const mayChoose = useUser()?.role !== 'teacher';
  return (
    <>
      <OfficeDateField {...field('day')} data-autofocus />
      <div className={formStyles.pair}>
        <TimeField {...field('time')} />
        <MinutesField {...field('minutes')} />
      </div>
      {mayChoose && <TeacherField {...field('teacher_id')} none={none} now={now} />}
      <LinkField {...field('link')} description={words.linkOfClassHint} />
    </>
  );
};
