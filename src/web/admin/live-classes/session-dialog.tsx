import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { batchesQuery } from '../list/batch-choice.tsx';
import { ClassFields } from './class-fields.tsx';
import { useClassWords } from './class-words.ts';
import { withRanges } from './ranges.ts';
import { SessionEntry, movedClasses, sessionChange, sessionValues } from './session-entry.ts';
import { ToldChanges } from './told-changes.tsx';
import { refusedBeside } from './typed-fields.ts';
import { weekNotes, weekOfUnit } from './week-notes.ts';

interface Props {
  group: Pick<LiveGroup, 'grade' | 'number' | 'teacher'> & Partial<Pick<LiveGroup, 'academic_year_id'>>;
  /** of the group, as far as they are known */
  classes: readonly LiveSession[];
  /** null while no dialog is open */
  session: LiveSession | null;
  onClose: () => void;
}

/** Moves one live class, or gives it a teacher or link of its own: how many families are told is shown before. */
export const SessionDialog = ({ group, classes, session, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.liveClasses.sessionDialog}
    row={session}
    rowKey={({ session_id }) => session_id}
    onClose={onClose}
  >
    {(row) => <SessionForm group={group} classes={classes} session={row} onDone={onClose} />}
  </FormDialog>
);

const SessionForm = ({
  group,
  classes,
  session,
  onDone,
}: Omit<Props, 'session' | 'onClose'> & { session: LiveSession; onDone: () => void }) => {
  const { admin } = useTexts();
  const { liveClasses: words } = admin;
  const { groupName, unitOf, when } = useClassWords();
  const name = `${groupName(group)} · ${unitOf(session)}`;
  const valuesOf = (row: LiveSession) => sessionValues(row, group);
  const told = useRef(0);
  const { academic_year_id: yearId } = group;
  const { data } = useQuery({ ...batchesQuery, enabled: yearId !== undefined });
  const batch = data?.academic_years.find(({ academic_year_id: id }) => id === yearId);
  const notesOn = (moved: LiveSession) => {
    const { left, others } = weekNotes(moved, session, classes, batch ? weekOfUnit(batch, moved.unit) : null);
    return [
      ...(left === null ? [] : [words.leavesWeek(officeDate(left))]),
      ...others.map((other) => words.sharesWeek(unitOf(other))),
    ];
  };
  const form = useRecordForm(SessionEntry, {
    name: `live-class-${session.session_id}`,
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
    send: async (entry, from) => {
      const saved = await mutate('POST /live-class/session', {
        body: { ...sessionChange(entry, session, group), ...from },
      });
      told.current = saved.families;
      return saved;
    },
    beside: refusedBeside,
    saysBeside: true,
    askFirst: async (entry) => {
      const { session: moved, families } = await mutate('POST /live-class/session', {
        body: { ...sessionChange(entry, session, group), preview: true },
      });
      return {
        ask: words.askChange(name),
        content: (
          <ToldChanges moved={movedClasses([session], [moved])} families={families} notes={notesOn(moved)} />
        ),
        words: { title: words.whatChanges },
      };
    },
    onDone,
    rowIn: ({ session: saved }) => saved,
    about: (saved) => {
      const at = when(saved);
      return ({ admin: { liveClasses } }) => liveClasses.changedNow(name, at, told.current);
    },
  });
  return (
    <DialogForm subject={name} form={form} submitLabel={words.showChanges}>
      <ClassFields
        field={withRanges(form, admin)}
        none={words.teacherOfGroup(group.teacher?.first_name)}
        now={session.teacher}
      />
    </DialogForm>
  );
};
