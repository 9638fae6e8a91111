import type { FormEvent, ReactNode } from 'react';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import styles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';

interface Props {
  opened: boolean;
  title: string;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** Asks something for the text of an article. It has a form of its own, beside that of the story. */
export const ArticleDialogForm = ({ opened, title, onClose, onSubmit, children }: Props) => {
  const { close } = useTexts().admin;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React tells the form of the story as well, in which the dialog is written.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <OfficeDialog opened={opened} title={title} close={close} onClose={onClose}>
      <form noValidate className={styles.dialog} onSubmit={submit}>
        {children}
      </form>
    </OfficeDialog>
  );
};
