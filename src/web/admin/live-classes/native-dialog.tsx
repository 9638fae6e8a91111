import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import { ClassFields } from './class-fields.tsx';
import { useClassWords } from './class-words.ts';
import { withRanges } from './ranges.ts';
import { NativeEntry, nativeAppointment } from './session-entry.ts';
import { refusedBeside } from './typed-fields.ts';
import { typedInstant } from './typed-time.ts';

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
  const { admin } = useTexts();
  const { liveClasses: words } = admin;
  const { groupName, when } = useClassWords();
  const name = groupName(group);
  const form = useRecordForm(NativeEntry, {
    name: `native-${group.group_id}`,
    initialValues: { day: '', time: '', minutes: String(group.minutes ?? ''), teacher_id: '', link: '' },
    send: (entry, _from, how) =>
      mutate('POST /live-class/native', { body: nativeAppointment(entry, group.group_id) }, how),
    beside: refusedBeside,
    saysBeside: true,
    askFirst: (entry) => ({
      ask: words.askNative(name, when({ starts_at: typedInstant(entry) ?? '' })),
      note: words.nativeTold(group.pupils),
    }),
    onDone,
    rowIn: ({ session, families }) => ({ ...session, families }),
    about: (session) => {
      const told = when(session);
      return ({ admin: { liveClasses } }) => liveClasses.appointed(name, told, session.families);
    },
  });
  return (
    <DialogForm subject={name} form={form} submitLabel={words.nativeSubmit}>
      <p>{words.nativeNote}</p>
      <ClassFields field={withRanges(form, admin)} none={words.chooseTeacher} now={null} />
    </DialogForm>
  );
};
