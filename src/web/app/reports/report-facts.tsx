import { IconPencil, IconPlayerPlay, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ReportFacts } from '../../../contract/report-objects.ts';
import { type OralSkill, isOralLevel, oralSkills } from '../../../domain/assessment/oral-levels.ts';
import { type ReportSkill, reportSkills } from '../../../domain/reports/ladder.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { longDate } from '../../../i18n/dates.ts';
import type { Language } from '../../../i18n/language.ts';
import { answersIn, reportWords } from './report-words.ts';
import styles from './report-sheet.module.css';

interface Props {
  facts: ReportFacts;
  language: Language;
  /** how a day reads, where not as families read it */
  dayOf?: (instant: string) => string;
  /** what there is to do about a test that waits; families have nothing to do */
  toMark?: ReactNode;
  toHold?: ReactNode;
}

const isSkill = (skill: string): skill is ReportSkill => (reportSkills as readonly string[]).includes(skill);
const isSpoken = (skill: string): skill is OralSkill => (oralSkills as readonly string[]).includes(skill);

/** What the school knows of a child in the weeks of a report: how often it was there, what it did, and its two tests. */
export const FactsOfReport = ({ facts, language, dayOf = longDayIn(language), toMark, toHold }: Props) => {
  const words = reportWords(language);
  const { attendance, videos, tasks, written, oral } = facts;
  return (
    <>
      <section className={styles.part}>
        <h3>{words.facts}</h3>
        <dl className={styles.tiles}>
          <Tile title={words.attendance} icon={<IconUsers size={28} aria-hidden="true" />}>
            {words.attended(attendance.attended, attendance.held)}
          </Tile>
          <Tile title={words.videos} icon={<IconPlayerPlay size={28} aria-hidden="true" />}>
            {words.watched(videos.watched, videos.released)}
          </Tile>
          <Tile title={words.tasks} icon={<IconPencil size={28} aria-hidden="true" />}>
            {words.tasksDone(tasks.sent)}
          </Tile>
        </dl>
      </section>
      <section className={styles.part}>
        <h3>{words.written}</h3>
        {written && <Written written={written} language={language} dayOf={dayOf} />}
        {!written && (toMark ?? <p>{facts.written_to_mark === null ? words.notTaken : words.toMark}</p>)}
      </section>
      <section className={styles.part}>
        <h3>{words.oral}</h3>
        {oral && <Oral oral={oral} language={language} dayOf={dayOf} />}
        {!oral &&
          (toHold ?? (
            <p>{facts.oral_booked === null ? words.notHeld : words.booked(dayOf(facts.oral_booked))}</p>
          ))}
      </section>
    </>
  );
};

const Tile = ({ title, icon, children }: { title: string; icon: ReactNode; children: string }) => (
  <div>
    {icon}
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

const longDayIn = (language: Language) => (instant: string) =>
  longDate(language, dayInJakarta(new Date(instant)));
type DayOf = ReturnType<typeof longDayIn>;

const Written = ({
  written,
  language,
  dayOf,
}: {
  written: NonNullable<ReportFacts['written']>;
  language: Language;
  dayOf: DayOf;
}) => {
  const words = reportWords(language);
  return (
    <>
      <p className={styles.quiet}>{dayOf(written.taken_at)}</p>
      <ul className={styles.scores}>
        {written.scores.map(({ skill, right, of }) => (
          <li key={skill}>
            <span>{isSkill(skill) ? words.skills[skill] : skill}</span>
            <strong>{words.reached(skill, answersIn(language, right), answersIn(language, of))}</strong>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" className={styles.track} />
              <rect width={of > 0 ? (100 * right) / of : 0} height="6" className={styles.reached} />
            </svg>
          </li>
        ))}
      </ul>
    </>
  );
};

const Oral = ({
  oral,
  language,
  dayOf,
}: {
  oral: NonNullable<ReportFacts['oral']>;
  language: Language;
  dayOf: DayOf;
}) => {
  const words = reportWords(language);
  return (
    <>
      <p className={styles.quiet}>{dayOf(oral.held_at)}</p>
      <ul className={styles.levels}>
        {oral.levels.map(({ skill, level }) => (
          <li key={skill}>
            <span>
              {isSpoken(skill) ? words.oralSkills[skill] : skill}: <strong>{words.level(level)}</strong>
            </span>
            {isSpoken(skill) && isOralLevel(level) && <span>{words.levels.described[skill][level - 1]}</span>}
          </li>
        ))}
      </ul>
      {oral.remark !== '' && (
        <>
          <h4>{words.oralRemark}</h4>
          {/* It may be in either language: nobody has said in which. */}
          <blockquote className={styles.own} lang="">
            {oral.remark}
          </blockquote>
        </>
      )}
    </>
  );
};
