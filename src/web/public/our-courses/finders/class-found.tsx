import { longDate } from '../../../../i18n/dates.ts';
import { paths } from '../../../../paths.ts';
import { useLanguage, useUsualTimes } from '../../../frame/page-info.tsx';
import { useInitialUser } from '../../../frame/root-user.ts';
import { Button } from '../../../ui/page/button.tsx';
import type { OurCoursesTexts } from '../our-courses-texts.ts';
import { joinPath } from '../../pieces/join-path.ts';
import type { FoundClass } from './class-answer.ts';
import css from './class-finder.module.css';
import type { ClassKind } from './class-kind.ts';
import type { Start } from './next-start.ts';
import { StartFacts } from './start-facts.tsx';

interface Props {
  texts: OurCoursesTexts;
  kind: ClassKind;
  /** with its dates; null when the address alone says which kind of class was found */
  found: FoundClass | null;
  start: Start;
}

/** Where the child starts; what there is instead while the course does not suit. */
export function ClassFound(props: Props) {
  const { texts, kind, found } = props;
  const { finder } = texts;
  const language = useLanguage();
  return (
    <div className={css.answer} role="status" data-found={paths.classFound(kind)}>
      {found && <p className={css.born}>{finder.born(longDate(language, found.birthdate))}</p>}
      {kind === 'too_young' ? (
        <TooYoung {...props} />
      ) : kind === 'too_old' ? (
        <TooOld {...props} />
      ) : (
        <OwnClass {...props} kind={kind} />
      )}
    </div>
  );
}

type Way = Exclude<ClassKind, 'too_young' | 'too_old'>;

function OwnClass({ texts, kind, found, start }: Props & { kind: Way }) {
  const { ways } = texts.finder;
  const language = useLanguage();
  const dated =
    found?.advice.way === 'depends' ? ways.depends.dated(longDate(language, found.advice.testFrom)) : null;
  return (
    <>
      <h3>{ways[kind].title}</h3>
      <p>{dated ?? ways[kind].text}</p>
      <NextStart texts={texts} start={start} />
    </>
  );
}

/** Any child may be registered; below the age of the course its family is advised first. */
function TooYoung({ texts: { finder }, found }: Props) {
  const { title, text, dated, freedom, action } = finder.tooYoung;
  const language = useLanguage();
  return (
    <>
      <h3>{title}</h3>
      <p>{found ? dated(longDate(language, found.suitsFrom)) : text}</p>
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
    <StartFacts texts={texts} start={start} className={css.start} times={useUsualTimes()} />
    <Button href={joinPath(useInitialUser())}>
      {start.batch === null ? finder.signUpEarly : finder.signUp}
    </Button>
  </>
);
