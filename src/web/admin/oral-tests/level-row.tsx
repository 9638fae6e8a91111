import { useId } from 'react';
import { type OralLevel, type OralSkill, oralLevels } from '../../../domain/assessment/oral-levels.ts';
import { useTexts } from '../list/texts.ts';
import styles from './oral-tests.module.css';
import { useLevelWords } from './oral-words.ts';

interface Props {
  skill: OralSkill;
  /** null: none was chosen yet */
  level: OralLevel | null;
  /** it was to be saved without one */
  isMissing: boolean;
  onChoose: (level: OralLevel) => void;
}

/** One skill: five large buttons, and below them what a child of the chosen level does. */
export const LevelRow = ({ skill, level, isMissing, onChoose }: Props) => {
  const { oralTests: words } = useTexts().admin;
  const { skills, levelOf, described } = useLevelWords();
  const name = useId();
  const textOf = (one: OralLevel) => described[skill][one - 1] ?? '';
  return (
    <fieldset className={styles.skill}>
      <legend>{skills[skill]}</legend>
      <div className={styles.levels}>
        {oralLevels.map((one) => (
          <label key={one} className={styles.level}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={level === one}
              aria-label={`${levelOf(one)}: ${textOf(one)}`}
              onChange={() => onChoose(one)}
            />
            <span aria-hidden="true">{one}</span>
          </label>
        ))}
      </div>
      <p className={styles.described} data-missing={isMissing || undefined}>
        {level === null ? words.choose : textOf(level)}
      </p>
    </fieldset>
  );
};
