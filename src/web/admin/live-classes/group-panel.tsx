import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { firstGradeWithNativeTeacher } from '../../../domain/courses/class-rules.ts';
import { Button } from '../../ui/app/button.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import type { ListPage } from '../list/list-page.ts';
import { ListError } from '../list/list-results.tsx';
import styles from '../list/panel-facts.module.css';
import { type AfterSaving, RowPanel } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { GroupChildren } from './group-children.tsx';
import { GroupClasses } from './group-classes.tsx';
import { GroupForm } from './group-form.tsx';
import { groupQuery } from './group-query.ts';
import { MessageDialog } from './message-dialog.tsx';
import { NativeDialog } from './native-dialog.tsx';
import { useIsOffice } from './use-is-office.ts';

/** One group beside the list: when it meets and with whom, its classes and its children; for its teacher what a teacher may change. */
export const GroupPanel = ({ page }: { page: ListPage<LiveGroup> }) => {
  const { liveClasses: words } = useTexts().admin;
  const missing = useIsOffice()
    ? { title: words.groupMissingTitle, text: words.groupMissingText }
    : { title: words.groupNotYoursTitle, text: words.groupNotYoursText };
  return (
    <RowPanel
      title={words.groupDialog}
      name="group"
      page={page}
      rowId="group_id"
      query={groupQuery}
      read={({ group }) => group}
      missing={missing}
    >
      {(group, then) => <GroupDesk group={group} then={then} />}
    </RowPanel>
  );
};

const GroupDesk = ({ group, then }: { group: LiveGroup; then: AfterSaving }) => {
  const { liveClasses: words } = useTexts().admin;
  const { data, isLoadingError, isFetching, refetch } = useQuery(groupQuery(group.group_id));
  /** which dialog is open */
  const [open, setOpen] = useState<'message' | 'native' | null>(null);
  const close = () => setOpen(null);
  const isOffice = useIsOffice();
  return (
    <>
      <GroupForm group={group} classes={data?.sessions ?? []} then={then} />
      {isOffice && (
        <div className={styles.section}>
          <div className={styles.ways}>
            <Button variant="outline" onClick={() => setOpen('message')}>
              {words.write}
            </Button>
            {group.grade >= firstGradeWithNativeTeacher && (
              <Button variant="outline" onClick={() => setOpen('native')}>
                {words.native}
              </Button>
            )}
          </div>
        </div>
      )}
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton height={240} />}
      {data && (
        <>
          <GroupClasses group={group} classes={data.sessions} />
          <GroupChildren group={group} members={data.members} classes={data.sessions} />
        </>
      )}
      {isOffice && (
        <>
          <MessageDialog group={open === 'message' ? group : null} onClose={close} />
          <NativeDialog group={open === 'native' ? group : null} onClose={close} />
        </>
      )}
    </>
  );
};
