import { type Key, type ReactNode, Fragment, useState } from 'react';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import styles from './office-form.module.css';
import type { RecordForm } from './record-form.ts';
import { useTexts } from './texts.ts';

interface DialogProps<Row> {
  title: string;
  /** null while no dialog is open */
  row: Row | null;
  rowKey: (row: Row) => Key;
  onClose: () => void;
  /** a component that makes the form with `useRecordForm` and shows it with `DialogForm` */
  children: (row: Row) => ReactNode;
}

/** A dialog over a list that updates one of its rows. */
export const FormDialog = <Row,>({ title, row, rowKey, onClose, children }: DialogProps<Row>) => {
  const { close } = useTexts().admin;
  // The words stay while the dialog fades.
  const [last, setLast] = useState(row);
  if (row !== null && row !== last) setLast(row);
  return (
    <OfficeDialog opened={row !== null} title={title} close={close} onClose={onClose}>
      {last !== null && <Fragment key={rowKey(last)}>{children(last)}</Fragment>}
    </OfficeDialog>
  );
};

interface FormProps {
  /** whose row it is */
  subject: string;
  form: Pick<RecordForm, 'formProps' | 'submit'>;
  submitLabel: string;
  children: ReactNode;
}

export const DialogForm = ({ subject, form: { formProps, submit }, submitLabel, children }: FormProps) => {
  const { forms } = useTexts();
  return (
    <form {...formProps} className={styles.dialog}>
      <p className={styles.subject}>{subject}</p>
      {children}
      <SubmitButton {...submit} busy={forms.moment}>
        {submitLabel}
      </SubmitButton>
    </form>
  );
};
