import { longDate } from '../../../../i18n/dates.ts';
import { paths } from '../../../../paths.ts';
import { useLanguage } from '../../../page-info.tsx';
import { useFirstUser } from '../../../root-user.ts';
import { useToday } from '../../../today.ts';
import { Button, type ButtonKind } from '../../../ui/page/button.tsx';
import { Kancil } from '../../../ui/page/kancil.tsx';
import type { ClassAnswer } from './class-answer.ts';
import type { Start } from './next-start.ts';
import { StartFacts } from './start-facts.tsx';
import css from './class-finder.module.css';
import form from './finder-form.module.css';
import shared from '../../pieces/section.module.css';
import type { OurCoursesTexts } from '../our-courses-texts.ts';
import { wayIn } from '../../pieces/way-in.ts';

type Texts = OurCoursesTexts['finder'];
type Found = Extract<ClassAnswer, { problem: null }>;

/** Who the course is for, and where one's own child would start. */
export function ClassFinder({ texts, answer }: { texts: OurCoursesTexts; answer: ClassAnswer | null }) {
  const { forWhom, finder } = texts;
  const found = answer?.problem === null ? answer : null;
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.whom}>
          <p className={shared.name}>{forWhom.name}</p>
          <h2>{forWhom.title}</h2>
          <ul className={css.points}>
            {forWhom.points.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p>
            {forWhom.older} <a href={paths.teensAdultClass}>{forWhom.olderLink}</a>.
          </p>
        </div>
        <div id="which-class" className={`${form.card} ${css.card}`}>
          <div className={css.title}>
            <Kancil pose={found ? 'celebrating' : 'thinking'} className={css.kancil} />
            <div>
              <h2>{finder.title}</h2>
              {!found && <p>{finder.lead}</p>}
            </div>
          </div>
          {found && <Answer texts={texts} found={found} />}
          <Question texts={finder} answer={answer} />
        </div>
      </div>
    </section>
  );
}

const Question = ({ texts, answer }: { texts: Texts; answer: ClassAnswer | null }) => {
  const problem = answer?.problem ?? null;
  const again = answer !== null && problem === null;
  return (
    <form method="post" action={paths.classFinder} className={form.form}>
      <input type="hidden" name="ask" value="class" />
      <div className={form.field}>
        <label htmlFor="birthdate">{texts.birthdate}</label>
        <input
          id="birthdate"
          name="birthdate"
          type="date"
          required
          max={useToday()}
          autoComplete="off"
          defaultValue={again ? '' : answer?.birthdate}
          aria-invalid={problem !== null}
          aria-describedby={problem ? 'birthdate-problem birthdate-privacy' : 'birthdate-privacy'}
        />
        {problem && (
          <p id="birthdate-problem" className={form.problem} role="alert">
            {texts.problems[problem]}
          </p>
        )}
        <p id="birthdate-privacy" className={form.hint}>
          {texts.privacy}
        </p>
      </div>
      <Button kind="secondary">{again ? texts.again : texts.ask}</Button>
    </form>
  );
};

const Answer = ({ texts: all, found }: { texts: OurCoursesTexts; found: Found }) => {
  const texts = all.finder;
  const { birthdate, advice, suits, start } = found;
  const language = useLanguage();
  const way = texts.ways[advice.way];
  const text = typeof way.text === 'string' ? way.text : null;
  return (
    <div className={css.answer} role="status">
      <p className={css.born}>{texts.born(longDate(language, birthdate))}</p>
      {suits === 'too_old' && (
        <p className={css.aside}>
          {texts.tooOld} <Button href={paths.teensAdultClass}>{texts.tooOldLink}</Button>
        </p>
      )}
      <h3>{way.title}</h3>
      <p>
        {text ?? (advice.way === 'depends' && texts.ways.depends.text(longDate(language, advice.testFrom)))}
      </p>
      {suits === 'too_young' && <p className={css.aside}>{texts.tooYoung}</p>}
      <NextStart texts={all} start={start} kind={suits === 'too_old' ? 'quiet' : 'primary'} />
    </div>
  );
};

const NextStart = ({
  texts: { finder, start: texts },
  start,
  kind,
}: {
  texts: OurCoursesTexts;
  start: Start;
  kind: ButtonKind;
}) => {
  const user = useFirstUser();
  return (
    <>
      <h4>{texts.title}</h4>
      <StartFacts texts={texts} start={start} className={css.start} />
      <Button kind={kind} href={wayIn(user)}>
        {start.batch === null ? finder.signUpEarly : finder.signUp}
      </Button>
    </>
  );
};
