import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import { ClassFields } from './class-fields.tsx';
import { useClassWords } from './class-words.ts';
import { SessionEntry, nativeAppointment } from './session-entry.ts';
import { refusedBeside } from './typed-fields.ts';

interface Props {
  /** null while no dialog is open */
  group: LiveGroup | null;
  onClose: () => void;
}

/** Appoints a session with a native teacher. */
export const NativeDialog = ({ group, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.liveClasses.native}
    row={group}
    rowKey={({ group_id }) => group_id}
    onClose={onClose}
  >
    {(row) => <NativeForm group={row} onDone={onClose} />}
  </FormDialog>
);

const NativeForm = ({ group, onDone }: { group: LiveGroup; onDone: () => void }) => {
  const { liveClasses: words } = useTexts().admin;
  const { groupName, when } = useClassWords();
  const name = groupName(group);
  const form = useRecordForm(SessionEntry, {
    name: `native-${group.group_id}`,
    initialValues: { day: '', time: '', minutes: String(group.minutes ?? ''), teacher_id: '', link: '' },
    send: (entry, _from, how) =>
      mutate('POST /live-class/native', { body: nativeAppointment(entry, group.group_id) }, how),
    beside: refusedBeside,
    onDone,
    rowIn: ({ session, families }) => ({ ...session, families }),
    about: (session) => {
      const told = when(session);
      return ({ admin }) => admin.liveClasses.appointed(name, told, session.families);
    },
  });
  return (
    <DialogForm subject={name} form={form} submitLabel={words.nativeSubmit}>
      <p>{words.nativeNote}</p>
      <ClassFields field={form.field} teacher={group.teacher} now={null} />
    </DialogForm>
  );
};
