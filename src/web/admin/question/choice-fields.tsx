import type { DeskItem } from '../../../contract/placement-desk-objects.ts';
import { useTexts } from '../list/texts.ts';
import { named, picksPictures } from './question-entry.ts';
import styles from './question.module.css';
import { PictureUpload } from './picture-upload.tsx';
import { WrappedInput } from './wrapped-input.tsx';
import { type QuestionProps, useQuestionField } from './question-field.ts';

interface Props extends QuestionProps {
  /** whether the choices stand once for several questions */
  isShared: boolean;
  /** the question at which they stand */
  at: number;
}

/** The choices of a question: what each shows, which is right, and why the others are wrong. */
export const ChoiceFields = ({ isShared, at, ...props }: Props) => {
  const { part, place, form } = props;
  const { placement: words } = useTexts().admin;
  const field = useQuestionField(props);
  const question = part.questions[place] as DeskItem;
  const right = form.form.values[named(place, 'right')];
  return (
    <div className={styles.choices}>
      {question.choices.map(({ id }, number) => (
        <fieldset key={id} className={styles.choice} data-right={id === right || undefined}>
          <legend>{words.choice(id.toUpperCase())}</legend>
          {isShared ? (
            <p lang="en">{form.form.values[named(at, `choice${number}-text`)]}</p>
          ) : (
            <ShownFields {...props} number={number} label={words.shown} />
          )}
          <label className={styles.key}>
            <input
              type="radio"
              name={named(place, 'right')}
              value={id}
              checked={id === right}
              onChange={() => form.form.setFieldValue(named(place, 'right'), id)}
            />
            {words.isRight}
          </label>
          {id !== right && (
            <WrappedInput {...field(`choice${number}-why_wrong`)} label={words.whyWrong} lang="en" />
          )}
        </fieldset>
      ))}
    </div>
  );
};

/** What a choice shows: a text or a picture. */
export const ShownFields = ({
  number,
  label,
  ...props
}: QuestionProps & { number: number; label: string }) => {
  const { part, place, form } = props;
  const field = useQuestionField(props);
  const question = part.questions[place] as DeskItem;
  if (!picksPictures(question))
    return <WrappedInput {...field(`choice${number}-text`)} label={label} lang="en" />;
  const name = named(place, `choice${number}-picture`);
  return (
    <PictureUpload
      name={name}
      label={field(`choice${number}-picture`).label}
      value={form.form.values[name] ?? ''}
      saved={form.savedAt(name)}
      onChange={(kept) => form.form.setFieldValue(name, kept)}
      error={field(`choice${number}-picture`).error}
      onUnfinished={form.unfinishedAt(name)}
    />
  );
};
