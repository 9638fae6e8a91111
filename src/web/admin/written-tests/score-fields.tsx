import { writtenSkills } from '../../../domain/assessment/written-content.ts';
import { TextInput, type TextInputProps } from '../../ui/app/field.tsx';
import { useTexts } from '../list/texts.ts';
import { type ScoresEntry, scoreFields } from './scores-entry.ts';
import styles from './written-tests.module.css';

interface Props {
  field: (name: keyof ScoresEntry) => TextInputProps;
}

/** Of each skill what was reached, and how much there was. */
export const ScoreFields = ({ field }: Props) => {
  const { writtenTests: words } = useTexts().admin;
  return (
    <>
      <p className={styles.soft}>{words.paper.hint}</p>
      <div className={styles.pairs}>
        {writtenSkills.flatMap((skill) => {
          const [right, of] = scoreFields(skill);
          return [
            <TextInput
              key={right}
              {...field(right)}
              label={words.paper.right(words.skills[skill])}
              inputMode="numeric"
              autoComplete="off"
            />,
            <TextInput
              key={of}
              {...field(of)}
              label={words.paper.of(words.skills[skill])}
              inputMode="numeric"
              autoComplete="off"
            />,
          ];
        })}
      </div>
    </>
  );
};
