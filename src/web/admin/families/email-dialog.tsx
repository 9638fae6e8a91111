import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { EmailCorrection } from '../../../contract/family-desk.ts';
import type { FamilyAccount } from '../../../contract/settings-objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { useContractForm } from '../../hydrated/form.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { notifyDone } from '../pattern/feedback.ts';
import { DialogForm, FormDialog } from '../pattern/form-dialog.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useQuestion } from '../pattern/use-question.ts';

interface Props {
  /** null while no dialog is open */
  account: FamilyAccount | null;
  onClose: () => void;
  /** somebody else has changed the account meanwhile */
  onChanged: () => void;
}

/** Corrects the e-mail address of a family: it asks first, naming the family and the new address. */
export const EmailDialog = ({ account, onClose, onChanged }: Props) => {
  const { account: words } = useTexts().admin;
  return (
    <FormDialog
      title={words.correctTitle}
      row={account}
      // Not by its version, which a save raises: the form would begin anew before it has closed.
      rowKey={({ user_id }) => user_id}
      onClose={onClose}
    >
      {(row) => <EmailForm account={row} onDone={onClose} onChanged={onChanged} />}
    </FormDialog>
  );
};

interface FormProps {
  account: FamilyAccount;
  onDone: () => void;
  onChanged: () => void;
}

const EmailForm = ({ account, onDone, onChanged }: FormProps) => {
  const { account: words } = useTexts().admin;
  const { user_id: id, version } = account;
  const family = fullName(account.first_name, account.last_name);
  const note = account.activated_at === null ? words.correctNoteNew : words.correctNote;
  const form = useContractForm(EmailCorrection, {
    initialValues: { email: account.email },
    send: (body) => mutate('POST /users/{id}/email', { params: { id }, body: { ...body, version } }),
    beside: { email_taken: 'email' },
    onSuccess: ({ message, account: { email } }) =>
      notifyDone({ message, about: ({ admin }) => admin.account.corrected(family, email) }),
    onDone,
    onRefusal: ({ error }) => {
      if (error === 'changed_meanwhile') onChanged();
    },
  });
  const question = useQuestion({
    values: form.form.getValues,
    questionFor: (entry) => {
      const typed = EmailCorrection.safeParse(entry);
      return typed.success ? { ask: words.askCorrect(family, typed.data.email), note } : null;
    },
    send: (button) => form.formProps.ref.current?.requestSubmit(button),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (question.isAsked(submitter instanceof HTMLButtonElement ? submitter : null)) event.preventDefault();
    else form.formProps.onSubmit(event);
  };
  return (
    <DialogForm
      subject={family}
      form={{ ...form, formProps: { ...form.formProps, onSubmit }, question: question.shown }}
      submitLabel={words.correctSubmit}
    >
      <p>{note}</p>
      <TextInput {...form.field('email')} type="email" autoComplete="off" data-autofocus />
    </DialogForm>
  );
};
