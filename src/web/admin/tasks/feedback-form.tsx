import type { ReactNode } from 'react';
import type { Task } from '../../../contract/task-objects.ts';
import { FeedbackGiven } from '../../../contract/tasks.ts';
import { type Praise, praises } from '../../../domain/tasks/feedback.ts';
import { mutate } from '../../app/mutations.ts';
import { ChoiceField } from '../../ui/app/choice-field.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { LimitedTextarea } from '../list/limited-text.tsx';
import { type AfterSaving, useAfterSaving } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { useTaskWords } from './task-words.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './tasks.module.css';

/** What the form holds of a task; a sticker is chosen by hand. */
const valuesOf = ({
  feedback,
}: Pick<Task, 'feedback'>): {
  text: string;
  praise: Praise | '';
  once_more: boolean;
} => ({
  text: feedback?.text ?? '',
  praise: feedback?.praise ?? '',
  once_more: feedback?.once_more ?? false,
});

interface Props {
  task: Task;
  then: AfterSaving;
  /** the work, above what is said of it */
  children?: ReactNode;
}

/** What a teacher says of a task: in words, with a sticker, and whether it would like to see it once more. */
export const FeedbackForm = ({ task, then, children }: Props) => {
  const { tasks: words } = useTexts().admin;
  const { dayOf } = useTaskWords();
  const { task_id: taskId, feedback, child } = task;
  const name = child.first_name;
  const form = useRecordForm(FeedbackGiven, {
    name: `task-${taskId}`,
    record: {
      row: task,
      valuesOf,
      fields: {
        text: { label: words.text },
        praise: {
          label: words.praise,
          words: (praise) => praises.map((one) => (one === praise ? words.praises[one] : '')).join(''),
        },
        once_more: { label: words.onceMore, words: (said) => words.asked[said === 'true' ? 'yes' : 'no'] },
      },
      presentIn: (present) => present.task,
    },
    send: (body, from) =>
      mutate('POST /tasks/{taskId}/feedback', { params: { taskId }, body: { ...body, ...from } }),
    ...useAfterSaving(then),
    rowIn: ({ task: saved }) => saved,
    about:
      (after, before) =>
      ({ admin }) => {
        if (!before?.feedback) return admin.tasks.given(name);
        const isNewlyAsked = after.feedback?.once_more && !before.feedback.once_more;
        return isNewlyAsked ? admin.tasks.askedAgain(name) : admin.tasks.corrected(name);
      },
  });
  const { values } = form.form;
  return (
    <DialogForm
      subject={words.taskOf(name)}
      isHeaded
      form={form}
      submitLabel={feedback ? words.correct : words.submit}
    >
      {children}
      <section className={styles.feedback} aria-labelledby="feedback">
        <h3 id="feedback">{words.feedbackTitle}</h3>
        {feedback?.teacher && (
          <p className={layout.soft}>
            {words.by(feedback.teacher, dayOf(feedback.corrected_at ?? feedback.given_at))}
          </p>
        )}
        <LimitedTextarea {...form.limited('text')} label={words.text} description={words.textHint} rows={5} />
        <ChoiceField<Praise>
          name="praise"
          label={words.praise}
          {...(values.praise !== '' && { value: values.praise })}
          options={praises.map((value) => ({ value, label: words.praises[value] }))}
          onChange={(praise) => form.form.setFieldValue('praise', praise)}
          error={form.field('praise').error && words.choosePraise}
        />
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={values.once_more}
            onChange={({ currentTarget }) => form.form.setFieldValue('once_more', currentTarget.checked)}
          />
          <span>
            {words.onceMore}
            <small>{words.onceMoreHint}</small>
          </span>
        </label>
      </section>
    </DialogForm>
  );
};
