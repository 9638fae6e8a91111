import { paths } from '../../../paths.ts';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { Panel } from '../pattern/profile-panel.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';
import { CloseAccount } from './close-account.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './data-account.module.css';

/** What a family may do with all that is held on it: have a copy, look at what it allows, end the account. */
export default function DataAccount() {
  const { copy } = useTexts().profile;
  return (
    <div className={layout.stack}>
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
  const { consents, profile } = useTexts();
  const { join_childs: children } = useParent();
  if (children.length === 0) return null;
  return (
    <Panel title={consents.title} lead={profile.account.allowed.text}>
      <ul className={styles.children}>
        {children.map(({ child_id: id, first_name: name }) => (
          <li key={id}>
            <Link to={paths.consents(id)}>{consents.settings.title(name)}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
