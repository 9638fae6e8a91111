import { longDate } from '../../../../i18n/dates.ts';
import { paths } from '../../../../paths.ts';
import { useLanguage } from '../../../frame/page-info.tsx';
import { useInitialUser } from '../../../frame/root-user.ts';
import { Button } from '../../../ui/page/button.tsx';
import type { OurCoursesTexts } from '../our-courses-texts.ts';
import { joinPath } from '../../pieces/join-path.ts';
import type { ClassAnswer } from './class-answer.ts';
import css from './class-finder.module.css';
import type { Start } from './next-start.ts';
import { StartFacts } from './start-facts.tsx';

export type Found = Extract<ClassAnswer, { problem: null }>;
interface Props {
  texts: OurCoursesTexts;
  found: Found;
}

const forAge = { too_young: TooYoung, yes: OwnClass, too_old: TooOld } as const;

/** Where a child of this birthdate starts; what there is instead while the course does not suit. */
export function ClassFound({ texts, found }: Props) {
  const { finder } = texts;
  const Result = forAge[found.suits];
  return (
    <div className={css.answer} role="status">
      <p className={css.born}>{finder.born(longDate(useLanguage(), found.birthdate))}</p>
      <Result texts={texts} found={found} />
    </div>
  );
}

function OwnClass({ texts, found: { advice, start } }: Props) {
  const { ways } = texts.finder;
  const language = useLanguage();
  return (
    <>
      <h3>{ways[advice.way].title}</h3>
      <p>
        {advice.way === 'depends'
          ? ways.depends.text(longDate(language, advice.testFrom))
          : ways[advice.way].text}
      </p>
      <NextStart texts={texts} start={start} />
    </>
  );
}

/** Any child may be registered; below the age of the course its family is advised first. */
function TooYoung({ texts: { finder }, found }: Props) {
  const { title, text, freedom, action } = finder.tooYoung;
  return (
    <>
      <h3>{title}</h3>
      <p>{text(longDate(useLanguage(), found.suitsFrom))}</p>
      <p>{freedom}</p>
      <Button kind="quiet" href={joinPath(useInitialUser())}>
        {action}
      </Button>
    </>
  );
}

function TooOld({ texts: { finder } }: Props) {
  const { title, text, action } = finder.tooOld;
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
      <Button href={paths.teensAdultClass}>{action}</Button>
    </>
  );
}

const NextStart = ({ texts: { finder, start: texts }, start }: { texts: OurCoursesTexts; start: Start }) => (
  <>
    <h4>{texts.title}</h4>
    <StartFacts texts={texts} start={start} className={css.start} />
    <Button href={joinPath(useInitialUser())}>
      {start.batch === null ? finder.signUpEarly : finder.signUp}
    </Button>
  </>
);
