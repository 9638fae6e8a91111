import { useState } from 'react';
import type { LiveGroup, LiveSession } from '../../../contract/live-class-objects.ts';
import type { Member } from '../../../contract/live-classes.ts';
import { Face } from '../../ui/app/face.tsx';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import factStyles from '../list/panel-facts.module.css';
import { RowAction } from '../list/row-action.tsx';
import { useTexts } from '../list/texts.ts';
import styles from './live-classes.module.css';
import { MoveChild } from './move-child.tsx';
import { useIsOffice } from './use-is-office.ts';

interface Props {
  group: LiveGroup;
  members: readonly Member[];
  /** of the group */
  classes: readonly LiveSession[];
}

/** The children of a group, how often they came, and the way into another group. */
export const GroupChildren = ({ group, members, classes }: Props) => {
  const { liveClasses: words, close } = useTexts().admin;
  const [moved, setMoved] = useState<Member | null>(null);
  const isOffice = useIsOffice();
  return (
    <section className={factStyles.section} aria-labelledby="children">
      <h3 id="children">{words.childrenTitle}</h3>
      {members.length === 0 && <p>{words.noChildren}</p>}
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.child_id}>
            <Face src={member.photo_url} name={member.first_name} size={32} />
            <div>
              <strong>{member.first_name}</strong> {words.age(member.age)}
              <small>{words.counts(member)}</small>
            </div>
            {isOffice && (
              <RowAction label={words.move} of={member.first_name} onClick={() => setMoved(member)} />
            )}
          </li>
        ))}
      </ul>
      <OfficeDialog opened={moved !== null} title={words.move} close={close} onClose={() => setMoved(null)}>
        {moved && (
          <MoveChild
            key={moved.child_id}
            group={group}
            classes={classes}
            child={moved}
            onDone={() => setMoved(null)}
          />
        )}
      </OfficeDialog>
    </section>
  );
};
