import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { GradeChange } from '../../../contract/enrolment.ts';
import type { ListedChild } from '../../../contract/objects.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { useContractForm } from '../../hydrated/form.ts';
import { useTexts } from '../pattern/texts.ts';
import { notify } from '../../shell/notify.ts';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { CHILDREN, CHILDREN_OF_BATCH } from './children-query.ts';
import styles from '../pattern/office-form.module.css';

interface Props {
  /** null while no dialog is open */
  child: ListedChild | null;
  onClose: () => void;
}

/** Puts a child into another grade of its year. */
export const ChildDialog = ({ child, onClose }: Props) => {
  const { children, close } = useTexts().admin;
  // The words stay while the dialog fades.
  const [last, setLast] = useState(child);
  if (child !== null && child !== last) setLast(child);
  return (
    <OfficeDialog opened={child !== null} title={children.dialog} close={close} onClose={onClose}>
      {last && <Form key={last.child_id} child={last} onDone={onClose} />}
    </OfficeDialog>
  );
};

const Form = ({ child, onDone }: { child: ListedChild; onDone: () => void }) => {
  const { admin, forms } = useTexts();
  const { children, courses } = admin;
  const client = useQueryClient();
  const { field, formProps, submit } = useContractForm(GradeChange, {
    initialValues: {
      child_id: child.child_id,
      grade: child.grade === null ? '' : String(child.grade),
      academic_year_id: child.academic_year_id ?? undefined,
    },
    send: (body) => mutate('POST /course/change-grade', { body }),
    onSuccess: async ({ message }) => {
      notify({ severity: 'success', message });
      await Promise.all(
        [CHILDREN, CHILDREN_OF_BATCH].map((key) => client.invalidateQueries({ queryKey: [key] })),
      );
      onDone();
    },
  });
  return (
    <form {...formProps} className={styles.dialog}>
      <p className={styles.subject}>{fullName(child.first_name, child.last_name)}</p>
      <NativeSelect {...field('grade')} description={children.gradeNote}>
        <option value="">{courses.choose}</option>
        {grades.map((grade) => (
          <option key={grade} value={grade}>
            {courses.gradeOf(grade)}
          </option>
        ))}
      </NativeSelect>
      <SubmitButton {...submit} busy={forms.moment}>
        {children.submit}
      </SubmitButton>
    </form>
  );
};
