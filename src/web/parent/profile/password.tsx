import { useFormats } from '../../frame/page-info.tsx';
import { SessionList } from '../../app/accounts/session-list.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useTexts } from '../pattern/texts.ts';
import { ChangePassword } from './change-password.tsx';
import styles from './password.module.css';

/** The change of the password, and below it the devices that are signed in. */
export default function Password() {
  const { sessions } = useTexts();
  const { date, time } = useFormats();
  return (
    <>
      <ChangePassword />
      <div className={styles.below}>
        <Panel title={sessions.title} lead={`${sessions.lead} ${sessions.unknownToParent}`}>
          <SessionList momentOf={(instant) => `${date(instant)}, ${time(instant)}`} />
        </Panel>
      </div>
    </>
  );
}
