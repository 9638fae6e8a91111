import { paths } from '../../../../paths.ts';
import { useUsualTimes } from '../../../frame/page-info.tsx';
import { useInitialUser } from '../../../frame/root-user.ts';
import { Button } from '../../../ui/page/button.tsx';
import type { OurCoursesTexts } from '../our-courses-texts.ts';
import { joinPath } from '../../pieces/join-path.ts';
import css from './class-finder.module.css';
import type { ClassKind } from './class-kind.ts';
import type { Start } from './next-start.ts';
import { StartFacts } from './start-facts.tsx';

interface Props {
  texts: OurCoursesTexts;
  kind: ClassKind;
  start: Start;
}

/** Where the child starts; what there is instead while the course does not suit. */
export function ClassFound(props: Props) {
  const { kind } = props;
  return (
    <div className={css.answer} role="status" data-found={paths.classFound(kind)}>
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

function OwnClass({ texts, kind, start }: Props & { kind: Way }) {
  const { ways } = texts.finder;
  return (
    <>
      <h3>{ways[kind].title}</h3>
      <p>{ways[kind].text}</p>
      <NextStart texts={texts} start={start} />
    </>
  );
}

/** Any child may be registered; below the age of the course its family is advised first. */
function TooYoung({ texts: { finder } }: Props) {
  const { title, text, freedom, action } = finder.tooYoung;
  return (
    <>
      <h3>{title}</h3>
      <p>{text}</p>
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
