import * as z from 'zod/mini';
import { lines } from '../../../contract/fields.ts';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { LimitedTextarea } from '../list/limited-text.tsx';
import { useTexts } from '../list/texts.ts';
import { useClassWords } from './class-words.ts';

interface Props {
  /** null while no dialog is open */
  group: LiveGroup | null;
  onClose: () => void;
}

/** Writes to the families of a group: it asks first, naming the group and how many children are in it. */
export const MessageDialog = ({ group, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.liveClasses.write}
    row={group}
    rowKey={({ group_id }) => group_id}
    onClose={onClose}
  >
    {(row) => <MessageForm group={row} onDone={onClose} />}
  </FormDialog>
);

const GroupMessage = z.object({ text: lines(1000) });

/** Words of one's own, which families read once, however often they are sent. */
const MessageForm = ({ group, onDone }: { group: LiveGroup; onDone: () => void }) => {
  const { liveClasses: words } = useTexts().admin;
  const { groupName } = useClassWords();
  const name = groupName(group);
  const form = useRecordForm(GroupMessage, {
    name: `message-${group.group_id}`,
    initialValues: { text: '' },
    send: ({ text }, _from, how) =>
      mutate('POST /live-class/message', { body: { group_id: group.group_id, text } }, how),
    askFirst: () => ({ ask: words.askWrite(name, group.pupils), note: words.writeNote }),
    rowIn: (answer) => ({ ...answer, version: null }),
    about:
      ({ families }) =>
      ({ admin }) =>
        admin.liveClasses.written(name, families),
    onDone,
  });
  return (
    <DialogForm subject={name} form={form} submitLabel={words.writeSubmit}>
      <p>{words.writeNote}</p>
      <LimitedTextarea {...form.limited('text')} rows={5} data-autofocus />
    </DialogForm>
  );
};
