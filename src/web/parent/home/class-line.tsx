import { IconLock } from '@tabler/icons-react';
import type { NextLiveClass } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useClassTimes } from '../pattern/class-times.ts';
import { useTexts } from '../pattern/texts.ts';
import { useWithWhom } from '../pattern/with-whom.ts';
import type { ListedChild } from './access-of.ts';
import type { NeedOfChild } from '../../../domain/access/child-need.ts';
import { useWork, workOf } from '../child/child-work.tsx';
import { useOralLine } from '../tests/oral-line.ts';
import type { ChildToday } from '../../../contract/family-today.ts';
import styles from './my-children.module.css';

interface Props {
  liveClass: NextLiveClass;
  child: Pick<ListedChild, 'child_id' | 'first_name'>;
  /** an unpaid bill keeps it closed */
  isLocked?: boolean;
}

/** When a child's next live class is and with whom, in its card. */
export const ClassLine = ({ liveClass: { starts_at, teacher, kind }, child, isLocked = false }: Props) => {
  const { liveClass } = useTexts().classroom;
  const { when } = useClassTimes();
  const by = useWithWhom()({ kind, teacher });
  const said = `${liveClass.on(when(starts_at))}${by && `, ${by}`}`;
  return (
    <p className={styles.liveClass}>
      <Link to={paths.liveClasses(child.child_id)} aria-label={`${said} · ${child.first_name}`}>
        {said}
      </Link>
      {isLocked && (
        <span className={styles.lock}>
          <IconLock size={18} aria-hidden="true" />
          {liveClass.locked(child.first_name)}
        </span>
      )}
    </p>
  );
};

/** When a child's booked oral test is and with whom, in its card. */
export const OralLine = ({
  test,
  child,
}: {
  test: NonNullable<ChildToday['oral_test']>;
  child: Pick<ListedChild, 'child_id' | 'first_name'>;
}) => {
  const said = useOralLine()(test);
  return (
    <p className={styles.liveClass}>
      <Link to={paths.childTests(child.child_id)} aria-label={`${said} · ${child.first_name}`}>
        {said}
      </Link>
    </p>
  );
};

/** What else waits for a child besides the one thing to do, each a way there. */
export const OtherWork = ({
  need,
  today,
  child,
}: {
  need: NeedOfChild | null;
  today: ChildToday;
  child: Pick<ListedChild, 'child_id' | 'first_name'>;
}) => {
  const work = useWork();
  const { written, hasOralTimes, hasReport, hasCertificate, hasFeedback } = workOf(today);
  const waiting: NeedOfChild[] = [
    ...(written ? [`written_${written}` as const] : []),
    ...(hasOralTimes ? ['oral_choose' as const] : []),
    ...(hasReport ? ['report' as const] : []),
    ...(hasCertificate ? ['certificate' as const] : []),
    ...(hasFeedback ? ['feedback' as const] : []),
  ];
  return waiting
    .filter((one) => one !== need)
    .flatMap((one) => work(one, today, child) ?? [])
    .map(({ title, to }) => (
      <p key={to} className={styles.liveClass}>
        <Link to={to} aria-label={`${title} · ${child.first_name}`}>
          {title}
        </Link>
      </p>
    ));
};
