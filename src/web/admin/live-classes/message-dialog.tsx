import { type FormEvent, useRef } from 'react';
import * as z from 'zod/mini';
import { limitOf } from '../../../contract/field-limit.ts';
import { lines } from '../../../contract/fields.ts';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { useContractForm } from '../../app/form.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useOneKey } from '../../app/use-one-key.ts';
import { notifyDone } from '../list/feedback.ts';
import { LimitedTextarea } from '../list/limited-text.tsx';
import { useTexts } from '../list/texts.ts';
import { useQuestion } from '../list/use-question.ts';
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
  const { keyed, onRefusal } = useOneKey();
  /** it was sent or given up */
  const isOver = useRef(false);
  const { form, field, formProps, submit } = useContractForm(GroupMessage, {
    initialValues: { text: '' },
    send: ({ text }) => {
      const body = { group_id: group.group_id, text };
      return mutate('POST /live-class/message', { body }, keyed());
    },
    onRefusal,
    onSuccess: ({ message, families }) => {
      isOver.current = true;
      notifyDone({ message, about: ({ admin }) => admin.liveClasses.written(name, families) });
    },
    onDone,
  });
  const isTyped = ({ text }: { text: string }) => text.trim() !== '';
  const question = useQuestion({
    values: form.getValues,
    questionFor: (entry) =>
      GroupMessage.safeParse(entry).success
        ? { ask: words.askWrite(name, group.pupils), note: words.writeNote }
        : null,
    send: (button) => formProps.ref.current?.requestSubmit(button),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (question.isAsked(submitter instanceof HTMLButtonElement ? submitter : null)) event.preventDefault();
    else formProps.onSubmit(event);
  };
  return (
    <DialogForm
      subject={name}
      form={{
        formProps: { ...formProps, onSubmit },
        submit,
        question: question.shown,
        guard: {
          isDirty: () => !isOver.current && isTyped(form.getValues()),
          dirty: isTyped(form.values),
          discard: () => {
            isOver.current = true;
          },
        },
      }}
      submitLabel={words.writeSubmit}
    >
      <p>{words.writeNote}</p>
      <LimitedTextarea {...field('text')} limit={limitOf(GroupMessage, 'text')} rows={5} data-autofocus />
    </DialogForm>
  );
};
