import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CHILD_PHOTO_MAX_BYTES } from '../../../contract/families.ts';
import type { Child } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { childQuery } from '../families/child-query.ts';
import { Panel } from '../pattern/profile-panel.tsx';
import { ProfilePhoto } from '../pattern/profile-photo.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { ChildDetails } from './child-details.tsx';
import styles from './child.module.css';

/** The tab of Personal Details: the photo, the child's own data, and the way to what is allowed of the child. */
export default function PersonalDetails({ child }: { child: Child }) {
  const keep = useUpdateCachedChild();
  const { consents, profile } = useTexts();
  return (
    <>
      <div className={styles.photo}>
        <ProfilePhoto
          current={child.image_url}
          name={child.first_name}
          size={128}
          owner={{ child_id: child.child_id }}
          maxBytes={CHILD_PHOTO_MAX_BYTES}
          send={(form, options) => mutate('POST /childs/update-image', { form }, options)}
          onSaved={({ childs }) => keep(childs)}
        />
      </div>
      <ChildDetails child={child} onSaved={keep} />
      <div className={styles.consents}>
        <Panel title={consents.title} lead={profile.account.allowed.text}>
          <Link to={paths.consents(child.child_id)}>{consents.settings.title(child.first_name)}</Link>
        </Panel>
      </div>
    </>
  );
}

/** Shows a changed child at once. */
const useUpdateCachedChild = () => {
  const client = useQueryClient();
  const { childId } = useParams();
  return (child: Child) => {
    client.setQueryData(childQuery(childId).queryKey, { code: 200, message: '', childs: child });
  };
};
