import { useRef } from 'react';
import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import { maxInLiveClass } from '../../../domain/courses/class-rules.ts';
import { mutate } from '../../app/mutations.ts';
import { Select, TextInput } from '../../ui/app/field.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import formStyles from '../list/office-form.module.css';
import { type AfterSaving, useAfterSaving } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { LinkField, MinutesField, TimeField } from './class-fields.tsx';
import { useClassWords } from './class-words.ts';
import { GroupEntry, groupBeside, groupChange, groupValues } from './group-entry.ts';
import { withRanges } from './ranges.ts';
import { movedClasses } from './session-entry.ts';
import { TeacherField } from './teacher-field.tsx';
import { ToldChanges } from './told-changes.tsx';
import { useIsOffice } from './use-is-office.ts';

interface Props {
  group: LiveGroup;
  /** as they stand before the change */
  classes: readonly LiveSession[];
  then: AfterSaving;
}

/** When a group meets, with whom, where and how many it takes: what moves is shown before anything does. */
export const GroupForm = ({ group, classes, then }: Props) => {
  const { admin } = useTexts();
  const { liveClasses: words } = admin;
  const told = useRef(0);
  const isOffice = useIsOffice();
  const { groupName, weekdayOf, meetsAt } = useClassWords();
  const name = groupName(group);
  const form = useRecordForm(GroupEntry, {
    name: `group-${group.group_id}`,
    record: {
      row: group,
      valuesOf: groupValues,
      fields: {
        weekday: { words: (text) => (text === '' ? words.noTime : weekdayOf(Number(text))) },
        time: {},
        minutes: {},
        teacher_id: { words: (text) => (text === '' ? words.noTeacher : words.otherTeacher) },
        places: {},
        link: {},
      },
      presentIn: (present) => present.group,
    },
    send: async (entry, from) => {
      const saved = await mutate('POST /live-class/group', {
        body: { ...groupChange(entry, group), ...from },
      });
      told.current = saved.families;
      return saved;
    },
    beside: groupBeside,
    saysBeside: true,
    askFirst: async (entry) => {
      const { sessions, families } = await mutate('POST /live-class/group', {
        body: { ...groupChange(entry, group), preview: true },
      });
      return {
        ask: words.askChange(name),
        content: <ToldChanges moved={movedClasses(classes, sessions)} families={families} />,
        words: { title: words.whatChanges },
      };
    },
    ...useAfterSaving(then),
    rowIn: ({ group: saved }) => saved,
    about: (saved) => {
      const at = meetsAt(saved);
      return ({ admin: { liveClasses } }) => liveClasses.changedNow(name, at, told.current);
    },
  });
  const field = withRanges(form, admin);
  return (
    <DialogForm subject={name} form={form} submitLabel={words.showChanges}>
      <p>{words.childrenOf(group.pupils, group.places)}</p>
      <Select
        {...field('weekday')}
        data={[
          ...(group.weekday === null ? [{ value: '', label: words.noTime }] : []),
          ...[1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayOf(day) })),
        ]}
        data-autofocus
      />
      <div className={formStyles.pair}>
        <TimeField {...field('time')} />
        <MinutesField {...field('minutes')} />
      </div>
      {isOffice && <TeacherField {...field('teacher_id')} none={words.noTeacher} now={group.teacher} />}
      <TextInput
        {...field('places')}
        description={words.placesHint(maxInLiveClass)}
        inputMode="numeric"
        autoComplete="off"
      />
      <LinkField {...field('link')} description={words.linkHint} />
    </DialogForm>
  );
};
