import { TextInput } from '@mantine/core';
import { EmailCorrection } from '../../../contract/family-desk.ts';
import type { FamilyAccount } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { DialogForm, FormDialog } from '../pattern/form-dialog.tsx';
import { readUnlessGone } from '../pattern/read-unless-gone.ts';
import { useRecordForm } from '../pattern/record-form.ts';
import { useTexts } from '../pattern/texts.ts';
import { accountQuery } from './account-query.ts';

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

const EmailForm = ({ account, onDone }: { account: FamilyAccount; onDone: () => void }) => {
  const { account: words } = useTexts().admin;
  const { user_id: id } = account;
  const family = fullName(account.first_name, account.last_name);
  const note = account.activated_at === null ? words.correctNoteNew : words.correctNote;
  const form = useRecordForm(EmailCorrection, {
    name: `email-${id}`,
    initialValues: valuesOf(account),
    record: {
      row: account,
      valuesOf,
      fields: { email: {} },
      presentIn: (present) => present.account,
      read: () => readUnlessGone(accountQuery(id), (answer) => answer.account),
    },
    send: (body, from, stop) =>
      mutate(
        'POST /users/{id}/email',
        { params: { id }, body: { ...body, ...from } },
        { ...(stop && { signal: stop }) },
      ),
    beside: { email_taken: 'email' },
    askFirst: ({ email }) => ({ ask: words.askCorrect(family, email.trim()), note }),
    onDone,
    updated: {
      rowIn: (data) => data.account,
      about:
        ({ email }) =>
        ({ admin }) =>
          admin.account.corrected(family, email),
    },
  });
  return (
    <DialogForm subject={family} form={form} submitLabel={words.correctSubmit}>
      <p>{note}</p>
      <TextInput {...form.field('email')} type="email" autoComplete="off" data-autofocus />
    </DialogForm>
  );
};
