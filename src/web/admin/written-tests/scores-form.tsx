import type { WrittenTestWork } from '../../../contract/written-test-objects.ts';
import { writtenSkills } from '../../../domain/assessment/written-content.ts';
import { mutate } from '../../app/mutations.ts';
import { DialogForm } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { type AfterSaving, useAfterSaving } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { ScoreFields } from './score-fields.tsx';
import { scoreFields, scoresIn, scoresSchema } from './scores-entry.ts';
import styles from './written-tests.module.css';

/** Corrects the scores of a test on paper. */
export const ScoresForm = ({ test, then }: { test: WrittenTestWork; then: AfterSaving }) => {
  const { writtenTests: words } = useTexts().admin;
  const { written_test_id: writtenTestId, first_name: name } = test;
  const labels = writtenSkills.flatMap((skill) => {
    const [right, of] = scoreFields(skill);
    const called = words.skills[skill];
    return [
      [right, { label: words.paper.right(called) }],
      [of, { label: words.paper.of(called) }],
    ];
  });
  const form = useRecordForm(scoresSchema, {
    name: `written-test-${writtenTestId}`,
    record: {
      row: test,
      valuesOf: scoresIn,
      fields: Object.fromEntries(labels),
      presentIn: (present) => present.written_test,
    },
    send: (entry, from) =>
      mutate('POST /written-tests/{writtenTestId}/scores', {
        params: { writtenTestId },
        body: { ...entry, ...from },
      }),
    ...useAfterSaving(then),
    rowIn: ({ written_test: saved }) => saved,
    about: () => (texts) => texts.admin.writtenTests.paper.saved(name),
  });
  return (
    <section className={styles.writing} aria-labelledby="scores">
      <h3 id="scores">{words.paper.correct}</h3>
      <DialogForm subject={words.paper.title(name)} isHeaded form={form} submitLabel={words.paper.save}>
        <ScoreFields field={form.field} />
        <p className={styles.soft}>{words.changeNote}</p>
      </DialogForm>
    </section>
  );
};
