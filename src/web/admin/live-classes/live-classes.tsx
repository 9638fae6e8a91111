import type { LoaderFunctionArgs } from 'react-router';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { prefetch } from '../../app/screen.ts';
import { TabStrip } from '../../ui/app/tab-strip.tsx';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { AbsentTwice } from './absent-twice.tsx';
import { batchesQuery } from '../list/batch-choice.tsx';
import { GroupList } from './group-list.tsx';
import styles from './live-classes.module.css';
import { prefetchWeek } from './week-query.ts';
import { Week } from './week.tsx';

const views = ['week', 'groups', 'absent'] as const;
type View = (typeof views)[number];

const viewIn = (search: URLSearchParams): View => views.find((view) => view === search.get('view')) ?? 'week';

export const loader = (visit: LoaderFunctionArgs) =>
  viewIn(visit.url.searchParams) === 'week' ? prefetchWeek(visit) : prefetch(() => [batchesQuery])(visit);
// In the browser each view shows that it is on its way.
export const clientLoader = async () => null;
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const handle = { title: ({ admin }: OfficeTexts) => admin.liveClasses.title };

/** The live classes of a week, the groups that meet, and who was absent twice: for owners and clerks. */
export default function AdminLiveClasses() {
  const { liveClasses: words } = useTexts().admin;
  const [search, setSearch] = useSearchParams();
  const chosen = viewIn(search);
  // What is not shown asks for nothing: its address names other rows.
  const panelOf = (view: View) => view === chosen && <ViewOf view={view} />;
  return (
    <OfficeScreen title={words.title} isWide>
      <div className={styles.views}>
        <TabStrip<View>
          label={words.views}
          tabs={views.map((name) => ({ name, label: words.viewNames[name] }))}
          chosen={chosen}
          onChoose={(view) => setSearch({ view })}
          hrefOf={(view) => `?view=${view}`}
          panel={panelOf}
        />
      </div>
    </OfficeScreen>
  );
}

const ViewOf = ({ view }: { view: View }) => {
  if (view === 'groups') return <GroupList />;
  return view === 'absent' ? <AbsentTwice /> : <Week />;
};
