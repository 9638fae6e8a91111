import { IconHome } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReportContent, ReportFacts } from '../../../contract/report-objects.ts';
import { reportSkills } from '../../../domain/reports/ladder.ts';
import type { Language } from '../../../i18n/language.ts';
import { LadderPicture } from './ladder-picture.tsx';
import { FactsOfReport } from './report-facts.tsx';
import { reportWords } from './report-words.ts';
import styles from './report-sheet.module.css';

interface Props {
  language: Language;
  /** the child's first name */
  name: string;
  content: ReportContent;
  /** the steps of the report before it in this year, where there is one */
  earlier?: ReportContent['ladder'] | undefined;
  facts: ReportFacts;
  /** whoever wrote it; '' is nobody that is known */
  teacher: string;
  /** whoever corrected it; null: nobody else has */
  correctedBy: readonly string[];
  /** what only a family has: the child's recordings */
  children?: ReactNode;
}

/** A report as its family reads it, in one language: parts with headings of the third level. */
export const ReportSheet = ({
  language,
  name,
  content,
  earlier,
  facts,
  teacher,
  correctedBy,
  children,
}: Props) => {
  const words = reportWords(language);
  const { ladder, remarks, next_steps: nextSteps } = content;
  const said = (group: 'strengths' | 'grow') => remarks.filter((one) => one.group === group);
  return (
    <div className={styles.sheet} lang={language}>
      <section className={styles.part}>
        <h3>{words.ladderOf(name)}</h3>
        <p>{words.ladderLead}</p>
        <ul className={styles.skills}>
          {reportSkills.map((skill) => (
            <Skill key={skill} name={words.skills[skill]} means={words.skillMeanings[skill]}>
              <StepOf step={ladder[skill]} earlier={earlier?.[skill] ?? null} language={language} />
            </Skill>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h3>{words.remarks}</h3>
        <Said title={words.strengths} sentences={said('strengths')} language={language} />
        <Said title={words.grow} sentences={said('grow')} language={language} />
        <OwnWords text={content.text} language={language} />
        {teacher !== '' && <p className={styles.by}>{words.writtenBy(teacher, correctedBy)}</p>}
      </section>
      {nextSteps.length > 0 && (
        <section className={styles.home}>
          <h3>
            <IconHome size={24} aria-hidden="true" /> {words.nextSteps}
          </h3>
          <ul className={styles.sentences}>
            {nextSteps.map((one) => (
              <li key={one.sentence_id}>{one[language]}</li>
            ))}
          </ul>
        </section>
      )}
      {children}
      <FactsOfReport facts={facts} language={language} />
    </div>
  );
};

const Skill = ({ name, means, children }: { name: string; means: string; children: ReactNode }) => (
  <li>
    <h4>{name}</h4>
    <p className={styles.quiet}>{means}</p>
    {children}
  </li>
);

/** The picture of a step beside its words; nothing where nobody has said one. */
const StepOf = ({
  step,
  earlier,
  language,
}: {
  step: number | null;
  earlier: number | null;
  language: Language;
}) => {
  const words = reportWords(language);
  if (step === null) return null;
  return (
    <div className={styles.step}>
      <LadderPicture step={step} />
      <p>
        <span className="visually-hidden">{words.stepOf(step, words.steps[step - 1] ?? '')}</span>
        <strong aria-hidden="true">{words.steps[step - 1]}</strong>
        <span>{words.stepMeanings[step - 1]}</span>
        {earlier !== null && (
          <span className={styles.quiet}>{words.lastReport(words.steps[earlier - 1] ?? '')}</span>
        )}
      </p>
    </div>
  );
};

const Said = ({
  title,
  sentences,
  language,
}: {
  title: string;
  sentences: ReportContent['remarks'];
  language: Language;
}) =>
  sentences.length > 0 && (
    <>
      <h4>{title}</h4>
      <ul className={styles.sentences}>
        {sentences.map((one) => (
          <li key={one.sentence_id}>{one[language]}</li>
        ))}
      </ul>
    </>
  );

/** The teacher's own words; where they were written in the other language alone, they stand in that one. */
const OwnWords = ({ text, language }: { text: ReportContent['text']; language: Language }) => {
  const words = reportWords(language);
  const other = language === 'en' ? 'id' : 'en';
  const shown = text[language] === '' ? other : language;
  if (text[shown] === '') return null;
  return (
    <>
      <h4>{words.ownWords}</h4>
      {shown === other && <p className={styles.quiet}>{words.onlyInOther}</p>}
      <blockquote className={styles.own} lang={shown}>
        {text[shown]}
      </blockquote>
    </>
  );
};
