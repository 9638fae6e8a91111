import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import { ClassFields } from './class-fields.tsx';
import { useClassWords } from './class-words.ts';
import { SessionEntry, sessionChange, sessionValues } from './session-entry.ts';
import { ToldChanges } from './told-changes.tsx';
import { refusedBeside } from './typed-fields.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  group: LiveGroup;
  /** null while no dialog is open */
  session: LiveSession | null;
  onClose: () => void;
}

/** Moves one live class, or gives it a teacher or link of its own: how many families are told is shown before. */
export const SessionDialog = ({ group, session, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.liveClasses.sessionDialog}
    row={session}
    rowKey={({ session_id }) => session_id}
    onClose={onClose}
  >
    {(row) => <SessionForm group={group} session={row} onDone={onClose} />}
  </FormDialog>
);

const SessionForm = ({
  group,
  session,
  onDone,
}: Omit<Props, 'session' | 'onClose'> & { session: LiveSession; onDone: () => void }) => {
  const { liveClasses: words } = useTexts().admin;
  const { groupName, unitOf, when } = useClassWords();
  const name = `${groupName(group)} · ${unitOf(session)}`;
  const valuesOf = (row: LiveSession) => sessionValues(row, group);
  const preview = usePreview(
    (entry: SessionEntry) =>
      mutate('POST /live-class/session', {
        body: { ...sessionChange(entry, session, group), preview: true },
      }),
    refusedBeside,
  );
  const form = useRecordForm(SessionEntry, {
    name: `live-class-${session.session_id}`,
    initialValues: valuesOf(session),
    record: {
      row: session,
      valuesOf,
      fields: {
        day: {},
        time: {},
        minutes: {},
        teacher_id: {
          words: (text) =>
            text === '' ? words.teacherOfGroup(group.teacher?.first_name) : words.otherTeacher,
        },
        link: {},
      },
      presentIn: (present) => present.session,
    },
    send: (entry, from) =>
      mutate('POST /live-class/session', { body: { ...sessionChange(entry, session, group), ...from } }),
    beside: refusedBeside,
    askFirst: (entry) => {
      const effect = preview.effectOf(entry);
      const isMoved = effect !== null && effect.session.starts_at !== session.starts_at;
      return (
        effect && {
          ask: words.askChange(name),
          content: (
            <ToldChanges
              moved={isMoved ? [{ session: effect.session, from: session.starts_at }] : []}
              families={effect.families}
            />
          ),
          words: { title: words.whatChanges },
        }
      );
    },
    onDone,
    rowIn: ({ session: saved }) => saved,
    about: (saved) => {
      const at = when(saved);
      return ({ admin }) => admin.feedback.updated(`${name}, ${at}`);
    },
  });
  return (
    <DialogForm subject={name} form={preview.before(form)} submitLabel={words.showChanges}>
      <ClassFields field={form.field} teacher={group.teacher} now={session.teacher} />
    </DialogForm>
  );
};
