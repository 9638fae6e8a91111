import { useQuery } from '@tanstack/react-query';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { apiQuery } from '../../app/screen.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { ListError } from '../list/list-results.tsx';
import { usePanel } from '../list/open-row.ts';
import { RowAction } from '../list/row-action.tsx';
import { useTexts } from '../list/texts.ts';
import { useClassWords } from './class-words.ts';
import { GroupPanel } from './group-panel.tsx';
import styles from './live-classes.module.css';

/** Of a teacher: the own groups in all batches that are not over. */
const ownGroupsQuery = apiQuery('GET /live-class');

/** The groups of a teacher, each with the way to its time, length, places and link. */
export const OwnGroups = () => {
  const { teaching } = useTexts().admin;
  const { data, isLoadingError, isFetching, refetch } = useQuery(ownGroupsQuery);
  return (
    <section className={styles.day} aria-labelledby="own-groups">
      <h2 id="own-groups">{teaching.groups}</h2>
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton height={120} />}
      {data && <Groups groups={data.groups} />}
    </section>
  );
};

const Groups = ({ groups }: { groups: readonly LiveGroup[] }) => {
  const { liveClasses: words, teaching, batches } = useTexts().admin;
  const { groupName, meetsAt } = useClassWords();
  const panel = usePanel('group');
  // All of them are on one page.
  const page = { rows: groups, page: 1, total: groups.length, readPage: async () => [] };
  return (
    <>
      {groups.length === 0 && <p>{teaching.noGroups}</p>}
      <ul className={styles.members}>
        {groups.map((group) => (
          <li key={group.group_id}>
            <div>
              <strong>{groupName(group)}</strong>
              <small>{meetsAt(group)}</small>
              <small>
                {words.childrenOf(group.pupils, group.places)} · {batches.numbered(group.batch)}
              </small>
            </div>
            <RowAction
              label={teaching.changeGroup}
              of={groupName(group)}
              onClick={() => panel.open(String(group.group_id))}
            />
          </li>
        ))}
      </ul>
      <GroupPanel page={{ ...page, size: Math.max(1, groups.length) }} />
    </>
  );
};
