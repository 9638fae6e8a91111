import { IconCalendar } from '@tabler/icons-react';
import { paths } from '../../../../paths.ts';
import { useToday } from '../../../frame/today.ts';
import { InlineScript } from '../../../shell/inline-script.tsx';
import { Button } from '../../../ui/page/button.tsx';
import { Kancil, type KancilPose } from '../../../ui/page/kancil.tsx';
import { ClassFound } from './class-found.tsx';
import type { BirthdateProblem, ClassKind } from './class-kind.ts';
import layout from '../../../ui/page/layout.module.css';
import css from './class-finder.module.css';
import form from './finder-form.module.css';
import { calendars } from '../../pieces/inline-scripts.ts';
import { useTexts } from '../../pieces/texts.ts';
import shared from '../../pieces/section.module.css';
import type { Start } from './next-start.ts';
import type { OurCoursesTexts } from '../our-courses-texts.ts';

type Texts = OurCoursesTexts['finder'];

/** Where the address of the finder leads to. */
const answerId = 'which-class';

/** There is something to celebrate only where the course suits. */
const poseFor = (kind: ClassKind | null): KancilPose => {
  if (!kind) return 'thinking';
  return kind === 'too_young' || kind === 'too_old' ? 'reading' : 'celebrating';
};

interface Props {
  texts: OurCoursesTexts;
  /** what the address says was found */
  kind: ClassKind | null;
  /** what the address says is wrong with the birthdate */
  problem: BirthdateProblem | null;
  start: Start;
}

/** Who the course is for, and where one's own child would start. */
export function ClassFinder({ texts, kind, problem, start }: Props) {
  const { forWhom, finder } = texts;
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
        <div id={problem ? undefined : answerId} className={`${form.card} ${css.card}`}>
          <div className={css.title}>
            <Kancil pose={poseFor(kind)} className={css.kancil} />
            <div>
              <h2>{finder.title}</h2>
              {!kind && <p>{finder.lead}</p>}
            </div>
          </div>
          {kind && <ClassFound texts={texts} kind={kind} start={start} />}
          <Question texts={finder} problem={problem} again={kind !== null} />
        </div>
      </div>
    </section>
  );
}

interface QuestionProps extends Pick<Props, 'problem'> {
  texts: Texts;
  again: boolean;
}

const Question = ({ texts, problem, again }: QuestionProps) => {
  const { dates } = useTexts().shell;
  // The address leads to this id, and the browser puts the focus on what has it.
  const id = problem ? answerId : 'birthdate';
  return (
    <form method="post" action={paths.classFinder} noValidate className={form.form}>
      <input type="hidden" name="ask" value="class" />
      <div className={form.field}>
        <label htmlFor={id}>{texts.birthdate}</label>
        <div className={form.date}>
          <input
            id={id}
            name="birthdate"
            required
            inputMode="numeric"
            placeholder={dates.placeholder}
            autoComplete="off"
            aria-invalid={problem !== null}
            aria-describedby={`${problem ? 'birthdate-problem ' : ''}birthdate-order birthdate-privacy`}
          />
          {/* Lends its calendar to the button; without a script there is none. */}
          <input type="date" max={useToday()} tabIndex={-1} hidden />
          <button type="button" data-calendar={dates.separator} aria-label={dates.calendar} hidden>
            <IconCalendar size={24} aria-hidden="true" />
          </button>
        </div>
        <InlineScript source={calendars} />
        {problem && (
          <p id="birthdate-problem" className={layout.wrong} role="alert">
            {texts.problems[problem]}
          </p>
        )}
        <p id="birthdate-order" className={layout.soft}>
          {dates.hint(2018)}
        </p>
        <p id="birthdate-privacy" className={layout.soft}>
          {texts.privacy}
        </p>
      </div>
      <Button kind="secondary">{again ? texts.again : texts.ask}</Button>
    </form>
  );
};
