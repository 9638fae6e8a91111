import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PageHead } from '../../frame/page-head.tsx';
import { useRoomWords } from './room-words.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './room.module.css';

interface Props {
  title: string;
  /** back to the river */
  leave: () => void;
  /** what one has earned here */
  stars?: ReactNode;
  children: ReactNode;
}

/** What is opened in the river, with the one way out of it. */
export const InnerRoom = ({ title, leave, stars, children }: Props) => {
  const { lesson } = useRoomWords();
  return (
    <div className={styles.inner}>
      <PageHead title={title} />
      <header className={layout.apart}>
        <button type="button" className={styles.handle} onClick={leave}>
          <IconArrowLeft size={28} aria-hidden="true" />
          {lesson.toRiver}
        </button>
        {stars}
      </header>
      {children}
    </div>
  );
};
