import type { NextLiveClass } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { useClassTimes } from '../pattern/class-times.ts';
import { useTexts } from '../pattern/texts.ts';
import type { ListedChild } from './child-need.ts';
import styles from './my-children.module.css';

interface Props {
  liveClass: NextLiveClass;
  child: Pick<ListedChild, 'child_id' | 'first_name'>;
}

/** When a child's next live class is and with whom, in its card. */
export const ClassLine = ({ liveClass: { starts_at, teacher }, child }: Props) => {
  const { liveClass } = useTexts().classroom;
  const { when } = useClassTimes();
  const by = teacher === null ? '' : `, ${liveClass.with(teacher)}`;
  const said = `${liveClass.on(when(starts_at))}${by}`;
  return (
    <p className={styles.liveClass}>
      <Link to={paths.liveClasses(child.child_id)} aria-label={`${said} · ${child.first_name}`}>
        {said}
      </Link>
    </p>
  );
};
