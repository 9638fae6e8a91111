import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { EmailCorrection } from '../../../contract/family-desk.ts';
import type { FamilyAccount } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import { TextInput } from '../../ui/app/field.tsx';

interface Props {
  /** null while no dialog is open */
  account: FamilyAccount | null;
  onClose: () => void;
}

/** Corrects the e-mail address of a family: it asks first, naming the family and the new address. */
export const EmailDialog = ({ account, onClose }: Props) => {
  const { account: words } = useTexts().admin;
  return (
    <FormDialog
      title={words.correctTitle}
      row={account}
      // Not by its version, which a save raises: the form would begin anew before it has closed.
      rowKey={({ user_id }) => user_id}
      onClose={onClose}
    >
      {(row) => <EmailForm account={row} onDone={onClose} />}
    </FormDialog>
  );
};

const valuesOf = ({ email }: FamilyAccount) => ({ email });

interface Typed {
  email: string;
  /** by which it was sent */
  button: HTMLElement | null;
}

const EmailForm = ({ account, onDone }: { account: FamilyAccount; onDone: () => void }) => {
  const { account: words } = useTexts().admin;
  const { user_id: id } = account;
  const family = fullName(account.first_name, account.last_name);
  const note = account.activated_at === null ? words.correctNoteNew : words.correctNote;
  /** the address that was found to be free */
  const free = useRef<string | null>(null);
  const form = useRecordForm(EmailCorrection, {
    name: `email-${id}`,
    record: {
      row: account,
      valuesOf,
      fields: { email: {} },
      presentIn: (present) => present.account,
    },
    send: (body, from, how) =>
      mutate('POST /users/{id}/email', { params: { id }, body: { ...body, ...from } }, how),
    beside: { email_taken: 'email' },
    askFirst: ({ email }) => ({ ask: words.askCorrect(family, email.trim()), note }),
    onDone,
    rowIn: (data) => data.account,
    about:
      ({ email }) =>
      ({ admin }) =>
        admin.account.corrected(family, email),
  });
  const checking = useMutation({
    mutationFn: ({ email }: Typed) =>
      readAnew(apiQuery('GET /users/{id}/email', { params: { id }, query: { email } })),
    onSuccess: (_answer, { email, button }) => {
      free.current = email;
      form.formProps.ref.current?.requestSubmit(button);
    },
    onError: (error) => {
      if (isRefusedAs(error, 'email_taken')) refuse(error.message);
    },
  });
  const refuse = (why: string) => {
    form.form.setFieldError('email', why);
    form.formProps.ref.current?.querySelector<HTMLElement>('[name=email]')?.focus();
  };
  /** Nobody is asked about an address that cannot be taken. */
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const entry = EmailCorrection.safeParse(form.form.getValues());
    const email = entry.success ? entry.data.email : null;
    if (email === null || email === free.current) return form.formProps.onSubmit(event);
    event.preventDefault();
    if (email === form.row.email) return refuse(words.sameEmail);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!checking.isPending)
      checking.mutate({ email, button: submitter instanceof HTMLElement ? submitter : null });
    return undefined;
  };
  return (
    <DialogForm
      subject={family}
      form={{
        ...form,
        formProps: { ...form.formProps, onSubmit },
        submit: { ...form.submit, loading: form.submit.loading || checking.isPending },
      }}
      submitLabel={words.correctSubmit}
    >
      <p>{note}</p>
      <TextInput {...form.field('email')} type="email" autoComplete="off" data-autofocus />
    </DialogForm>
  );
};
