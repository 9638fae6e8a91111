import { StaffInvitation } from '../../../contract/staff.ts';
import { type StaffRole, staffRoles } from '../../../domain/accounts/staff-role.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../app/mutations.ts';
import { useContractForm } from '../../app/form.ts';
import { useOneKey } from '../../app/use-one-key.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { notifyDone } from '../list/feedback.ts';
import { LimitedInput } from '../list/limited-text.tsx';
import { Select } from '../../ui/app/field.tsx';
import { useTexts } from '../list/texts.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

/** Invites somebody to work here, by mail. */
export const InvitationDialog = ({ isOpen, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.staff.inviteTitle}
    row={isOpen ? 'new' : null}
    rowKey={(row) => row}
    onClose={onClose}
  >
    {() => <InvitationForm onDone={onClose} />}
  </FormDialog>
);

/** Most who are invited become clerks. */
const empty: Record<'first_name' | 'last_name' | 'email', string> & { role: StaffRole } = {
  first_name: '',
  last_name: '',
  email: '',
  role: 'clerk',
};

const InvitationForm = ({ onDone }: { onDone: () => void }) => {
  const { staff } = useTexts().admin;
  const { keyed, onRefusal } = useOneKey();
  const { field, formProps, submit, form, refusal } = useContractForm(StaffInvitation, {
    initialValues: empty,
    send: (body) => mutate('POST /staff/invite', { body }, keyed()),
    onRefusal,
    beside: { email_taken: 'email' },
    onSuccess: ({ message }, { first_name, last_name, email }) =>
      notifyDone({
        message,
        about: ({ admin }) => admin.staff.invited(fullName(first_name, last_name), email),
      }),
    onDone,
  });
  const wait = isRefusedAs(refusal, 'too_many_tries') ? refusal.retryAfter : null;
  return (
    <DialogForm
      subject={staff.inviteTitle}
      form={{ formProps, submit }}
      submitLabel={staff.inviteSubmit}
      isHeaded
    >
      <p>{staff.inviteNote}</p>
      <LimitedInput {...field('first_name')} limit={null} autoComplete="off" data-autofocus />
      <LimitedInput {...field('last_name')} limit={null} autoComplete="off" />
      <LimitedInput {...field('email')} limit={null} type="email" autoComplete="off" />
      <Select
        label={staff.role}
        name="role"
        value={form.values.role}
        onChange={({ currentTarget }) => form.setFieldValue('role', currentTarget.value as StaffRole)}
        data={staffRoles.map((role) => ({ value: role, label: staff.roles[role] }))}
      />
      {wait !== null && <p>{staff.wait(Math.ceil(wait / 60))}</p>}
    </DialogForm>
  );
};
