import { useMemo } from 'react';
import type { WrittenTestWork } from '../../../contract/written-test-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { DialogForm } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { type AfterSaving, useAfterSaving } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { pointsAt, pointsIn, pointsSchema, sentPoints } from './points-entry.ts';
import styles from './written-tests.module.css';

interface Props {
  test: WrittenTestWork;
  work: NonNullable<WrittenTestWork['work']>;
  then: AfterSaving;
}

/** What a child wrote, each text beside the field for its points. */
export const MarkForm = ({ test, work, then }: Props) => {
  const { writtenTests: words } = useTexts().admin;
  const { written_test_id: writtenTestId, first_name: name } = test;
  const { writing } = work;
  const schema = useMemo(() => pointsSchema(writing), [writing]);
  const labelOf = (place: number, of: number) => words.pointsFor(place + 1, of);
  const form = useRecordForm(schema, {
    name: `written-test-${writtenTestId}`,
    record: {
      row: test,
      valuesOf: pointsIn,
      fields: Object.fromEntries(
        writing.map((_, place) => [pointsAt(place), { label: words.pointsOf(place + 1) }]),
      ),
      presentIn: (present) => present.written_test,
    },
    send: (entry, from) =>
      mutate('POST /written-tests/{writtenTestId}/mark', {
        params: { writtenTestId },
        body: { points: sentPoints(writing, entry), ...from },
      }),
    ...useAfterSaving(then),
    rowIn: ({ written_test: saved }) => saved,
    about: () => (texts) => texts.admin.writtenTests.markedNow(name),
  });
  return (
    <section className={styles.writing} aria-labelledby="writing">
      <h3 id="writing">{words.skills.writing}</h3>
      <DialogForm subject={words.testOf(name)} isHeaded form={form} submitLabel={words.saveMarks}>
        <p className={styles.soft}>{words.scale}</p>
        {writing.map(({ prompt, answer, of }, place) => (
          <div key={pointsAt(place)} className={styles.beside}>
            <p lang="en">
              <strong>
                {place + 1}. {prompt}
              </strong>
            </p>
            {answer?.trim() ? (
              <blockquote className={styles.answer} lang="en">
                {answer}
              </blockquote>
            ) : (
              <p className={styles.soft}>{words.noAnswer}</p>
            )}
            <TextInput
              {...form.field(pointsAt(place))}
              className={styles.points}
              label={labelOf(place, of)}
              inputMode="numeric"
              autoComplete="off"
              {...(place === 0 && { 'data-autofocus': true })}
            />
          </div>
        ))}
        {test.state === 'marked' && <p className={styles.soft}>{words.changeNote}</p>}
      </DialogForm>
    </section>
  );
};
