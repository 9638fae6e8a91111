import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { Panel } from '../pattern/profile-panel.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';
import { CloseAccount } from './close-account.tsx';
import styles from './data-account.module.css';

/** What a family may do with all that is held on it: have a copy, look at what it allows, end the account. */
export default function DataAccount() {
  const { copy } = useTexts().profile;
  return (
    <div className={styles.parts}>
      <Panel title={copy.title} lead={copy.text}>
        <ButtonLink href={`${paths.api}/users/export`} download variant="outline">
          {copy.download}
        </ButtonLink>
      </Panel>
      <Allowed />
      <CloseAccount />
    </div>
  );
}

/** Where what is allowed of each child stands, and can be changed. */
const Allowed = () => {
  const { allowed } = useTexts().profile.account;
  const { join_childs: children } = useParent();
  if (children.length === 0) return null;
  return (
    <Panel title={allowed.title} lead={allowed.text}>
      <ul className={styles.children}>
        {children.map(({ child_id: id, first_name: name }) => (
          <li key={id}>
            <Link to={paths.child(id, numberOfChildTab('details'))}>{allowed.of(name)}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
