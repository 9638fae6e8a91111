import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { CHILD_PHOTO_MAX_BYTES } from '../../../contract/families.ts';
import type { Child } from '../../../contract/objects.ts';
import { mutate } from '../../app/mutations.ts';
import { ConsentSettings } from '../families/consent-settings.tsx';
import { childQuery } from '../families/child-query.ts';
import { ProfilePhoto } from '../pattern/profile-photo.tsx';
import { ChildDetails } from './child-details.tsx';
import styles from './child.module.css';

/** The tab of Personal Details: the photo, and the child's own data. */
export default function PersonalDetails({ child }: { child: Child }) {
  const keep = useUpdateCachedChild();
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
      <ConsentSettings child={child} />
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
