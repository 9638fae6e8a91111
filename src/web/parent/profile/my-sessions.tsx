import { useFormats } from '../../frame/page-info.tsx';
import { SessionList } from '../../hydrated/accounts/session-list.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useTexts } from '../pattern/texts.ts';
import styles from './my-sessions.module.css';

/** Below the change of the password: the devices that are signed in. */
export default function MySessions() {
  const { sessions } = useTexts();
  const { date, time } = useFormats();
  return (
    <div className={styles.below}>
      <Panel title={sessions.title} lead={`${sessions.lead} ${sessions.unknownToParent}`}>
        <SessionList momentOf={(instant) => `${date(instant)}, ${time(instant)}`} />
      </Panel>
    </div>
  );
}
