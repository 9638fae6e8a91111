import { useState } from 'react';
import type { DeskItem } from '../../../contract/placement-desk-objects.ts';
import { RECORDING_MAX_BYTES, RECORDING_MAX_SECONDS } from '../../../contract/placement-desk.ts';
import { needsPrompt } from '../../../domain/placement/item-faults.ts';
import { paths } from '../../../paths.ts';
import layout from '../../ui/page/layout.module.css';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { Select, Textarea } from '../../ui/app/field.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import {
  MOST_LINES,
  MOST_MISTAKES,
  type QuestionSet,
  choicesAt,
  filledRows,
  hasPicture,
  hasRecording,
  named,
  textAt,
} from './question-entry.ts';
import styles from './question.module.css';
import { PictureUpload } from './picture-upload.tsx';
import { RecordingField } from './recording-field.tsx';
import { WrappedInput } from './wrapped-input.tsx';
import { type QuestionProps, useQuestionField } from './question-field.ts';
import { useSentMedia } from './use-sent-media.ts';

/** Everything of a question that staff may change. */
export const QuestionFields = (props: QuestionProps) => {
  const { part, place, form } = props;
  const { admin, forms } = useTexts();
  const { placement: words } = admin;
  const field = useQuestionField(props);
  const question = part.questions[place] as DeskItem;
  const sharesText = question.passage !== null && textAt(part, place) !== place;
  const isShared = question.passage !== null && isTextShared(part, place);
  if (question.type === 'order') return <OrderFields {...props} />;
  const prompt = field('prompt');
  const promptLabel =
    question.type === 'gap'
      ? words.promptGap
      : needsPrompt(question.type)
        ? prompt.label
        : forms.optional(prompt.label);
  return (
    <div className={styles.fields}>
      <WrappedInput {...field('tests')} lang="en" />
      {hasPicture(question) && (
        <PictureUpload
          name={named(place, 'picture')}
          label={words.picture.label}
          value={form.form.values[named(place, 'picture')] ?? ''}
          saved={form.savedAt(named(place, 'picture'))}
          onChange={(name) => form.form.setFieldValue(named(place, 'picture'), name)}
          error={field('picture').error}
          onUnfinished={form.unfinishedAt(named(place, 'picture'))}
        />
      )}
      {hasRecording(question) && <RecordingFields {...props} />}
      {!sharesText && !isShared && question.passage !== null && <TextFields {...props} />}
      <WrappedInput {...prompt} label={promptLabel} lang="en" />
      <ChoiceFields
        {...props}
        isShared={isMatch(part) && part.questions.length > 1}
        at={choicesAt(part, place)}
      />
    </div>
  );
};

export const isMatch = ({ questions }: QuestionSet) => questions.every(({ type }) => type === 'match');

/** Whether other questions show the same text. */
export const isTextShared = ({ questions }: QuestionSet, place: number) =>
  questions.filter(({ passage }) => passage && passage.name === questions[place]?.passage?.name).length > 1;

/** A text to read. */
export const TextFields = (props: QuestionProps) => {
  const { forms } = useTexts();
  const field = useQuestionField(props);
  const title = field('passage-title');
  return (
    <>
      <WrappedInput {...title} label={forms.optional(title.label)} lang="en" />
      <Textarea {...field('passage-text')} rows={4} lang="en" />
    </>
  );
};

const OrderFields = (props: QuestionProps) => {
  const { admin, forms } = useTexts();
  const { placement: words } = admin;
  const field = useQuestionField(props);
  const rows = useRows(props, 'mistake', MOST_MISTAKES);
  return (
    <div className={styles.fields}>
      <WrappedInput {...field('tests')} lang="en" />
      <div className={formStyles.pair}>
        <Textarea {...field('words')} rows={4} lang="en" />
        <Select {...field('end')} data={['.', '?', '!'].map((sign) => ({ value: sign, label: sign }))} />
      </div>
      <Textarea {...field('accepted')} rows={2} lang="en" />
      {rows.shown.map((at) => (
        <div key={at} className={formStyles.pair}>
          <WrappedInput
            {...field(`mistake${at}-order`)}
            label={forms.optional(words.mistake(at + 1))}
            lang="en"
          />
          <WrappedInput {...field(`mistake${at}-why_wrong`)} lang="en" />
        </div>
      ))}
      {rows.add && (
        <Button variant="subtle" className={styles.add} onClick={rows.add}>
          {words.addMistake}
        </Button>
      )}
    </div>
  );
};

const RecordingFields = (props: QuestionProps) => {
  const { place, form } = props;
  const { placement: words } = useTexts().admin;
  const field = useQuestionField(props);
  const rows = useRows(props, 'line', MOST_LINES);
  const name = named(place, 'recording');
  const value = form.form.values[name] ?? '';
  const { send, isSending, refused, clear } = useSentMedia('recording', value !== '', (kept) =>
    form.form.setFieldValue(name, kept),
  );
  return (
    <>
      <RecordingField
        label={words.recording.label}
        current={value === '' ? null : paths.placementDeskMedia('recording', value)}
        isNew={value !== form.savedAt(name)}
        onPutBack={() => {
          clear();
          form.form.setFieldValue(name, form.savedAt(name));
        }}
        maxBytes={RECORDING_MAX_BYTES}
        mostSeconds={RECORDING_MAX_SECONDS}
        onPick={(file) => void send(file)}
        isSending={isSending}
        refused={refused}
        error={field('recording').error}
        onUnfinished={form.unfinishedAt(name)}
        name={name}
      />
      <fieldset className={styles.rows}>
        <legend>{words.lines}</legend>
        <p className={layout.soft}>{words.linesNote}</p>
        {rows.shown.map((at) => (
          <div key={at} className={styles.line}>
            <Select
              {...field(`line${at}-speaker`)}
              data={(['woman', 'man'] as const).map((one) => ({ value: one, label: words.speakers[one] }))}
            />
            <WrappedInput {...field(`line${at}-text`)} lang="en" />
          </div>
        ))}
        {rows.add && (
          <Button variant="subtle" className={styles.add} onClick={rows.add}>
            {words.addLine}
          </Button>
        )}
      </fieldset>
    </>
  );
};

/** The numbered rows to show: those that hold something, and those that were added. */
const useRows = ({ place, form }: QuestionProps, row: 'line' | 'mistake', most: number) => {
  const [added, setAdded] = useState(0);
  const filled = filledRows(form.form.values, place, row);
  const count = Math.min(most, Math.max((filled.at(-1) ?? 0) + 1, added));
  return {
    shown: Array.from({ length: count }, (_, at) => at),
    add: count < most ? () => setAdded(count + 1) : null,
  };
};
