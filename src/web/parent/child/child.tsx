import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { IconChecklist, IconReceipt2, IconStairsUp, IconUser } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useParams, useSearchParams } from 'react-router';
import type { Child } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { TabStrip } from '../../ui/app/tab-strip.tsx';
import { BackLink } from '../pattern/child-back-link.tsx';
import { OnceThere } from '../pattern/once-there.tsx';
import { openChargesQuery } from '../pattern/open-charges.ts';
import { childQuery } from '../families/child-query.ts';
import frame from '../pattern/page.module.css';
import layout from '../../ui/page/layout.module.css';
import styles from './child.module.css';
import { RoomCard } from '../child-room/room-card.tsx';
import { BillingProgress } from '../enrolment/billing-progress.tsx';
import { ChildHead } from './child-head.tsx';
import { useChildToday } from './child-work.tsx';
import {
  accessQuery,
  billsQuery,
  latestYearQuery,
  lessonsQuery,
  linksQuery,
  liveClassesQuery,
  nextGradeQuery,
  parcelsQuery,
} from '../enrolment/child-queries.ts';
import { NextClassCard } from '../live-classes/next-class-card.tsx';
import { ReportsCard } from '../reports/reports-card.tsx';
import { TestsCard } from '../tests/tests-card.tsx';
import { ParcelLine } from '../enrolment/parcel-line.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { Link } from '../../shell/link.tsx';
import { type ChildTab, childTabOf, childTabs, numberOfChildTab } from '../pattern/child-tabs.ts';
import { nextClassOf } from '../courses/class-state.ts';
import { MyClass } from '../courses/my-class.tsx';
import { NextGrade } from '../enrolment/next-grade.tsx';
import { numberOf } from '../pattern/profile-tabs.ts';
import { Purchase } from '../choose/purchase.tsx';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
/** The head and the shown tab; another tab asks for itself, and so does the card of live classes, once the page is there. */
const deferred: ScreenQueries = ({ params, url }) => {
  const id = Number(params['childId']);
  const tab = childTabOf(url.searchParams.get('tab'));
  return [
    accessQuery(id),
    billsQuery(id),
    latestYearQuery(id),
    openChargesQuery,
    lessonsQuery(id),
    ...(tab === 'billing' ? [linksQuery(id)] : []),
    ...(tab === 'next' ? [nextGradeQuery(id)] : []),
  ];
};
export const loader = prefetch(queries, { deferred });
export const clientLoader = ensure(queries);
// Another tab is shown at once and asks for what it needs itself; a step of the purchase drawer costs no call.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Of a photo and a child's own data, in pixels. */
const DETAILS_HEIGHT = 420;

const PersonalDetails = lazyPart(() => import('./personal-details.tsx'));

const panels: Record<ChildTab, (child: Child) => ReactNode> = {
  class: (child) => <MyClass child={child} />,
  details: (child) => (
    <OnceThere height={DETAILS_HEIGHT}>
      <PersonalDetails child={child} />
    </OnceThere>
  ),
  billing: (child) => <BillingProgress child={child} />,
  next: (child) => <NextGrade child={child} />,
};

const icons: Record<ChildTab, typeof IconUser> = {
  class: IconChecklist,
  details: IconUser,
  billing: IconReceipt2,
  next: IconStairsUp,
};

export default function ChildScreen() {
  const { children, classroom } = useTexts();
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const classes = useQuery(liveClassesQuery(child.child_id)).data;
  // While the room is open, going there comes before everything else.
  const canJoin = classes !== undefined && nextClassOf(classes.sessions)?.link != null;
  const today = useChildToday(child);
  const [search, setSearch] = useSearchParams();
  const chosen = useChosenTab(search);
  const choose = (tab: ChildTab) => {
    if (tab !== chosen) setSearch(tabSearch(tab), { preventScrollReset: true });
  };
  const tabs = childTabs.map((name) => {
    const Icon = icons[name];
    return { name, label: classroom.tabs[name], icon: <Icon size={20} aria-hidden="true" /> };
  });
  return (
    <div className={frame.wide}>
      <PageHead title={child.first_name} />
      <div className={layout.apart}>
        <BackLink to={paths.profile(numberOf('children'))}>{children.page.back}</BackLink>
        <Siblings child={child} />
      </div>
      <ChildHead child={child}>{canJoin && <NextClassCard child={child} />}</ChildHead>
      {!canJoin && <NextClassCard child={child} />}
      <RoomCard child={child} />
      <TestsCard child={child} today={today} />
      <ReportsCard child={child} today={today} />
      <ChildParcel child={child} />
      <TabStrip
        label={classroom.tabs.label(child.first_name)}
        tabs={tabs}
        chosen={chosen}
        onChoose={choose}
        hrefOf={(tab) => `?tab=${numberOfChildTab(tab)}`}
        panel={(tab) => panels[tab](child)}
      />
      <Purchase
        key={child.child_id}
        child={child}
        below={chosen === 'class' ? null : new URLSearchParams(tabSearch(chosen))}
      />
    </div>
  );
}

const tabSearch = (tab: ChildTab) => ({ tab: String(numberOfChildTab(tab)) });

/** The study kit that is on its way to this child. The browser asks for it: few children wait for one, and the page asks for much. */
const ChildParcel = ({ child }: { child: Child }) => {
  const parcels = useQuery(parcelsQuery).data?.parcels ?? [];
  const parcel = parcels.find(({ child_id, is_news }) => child_id === child.child_id && is_news);
  return parcel ? (
    <div className={styles.parcel}>
      <ParcelLine parcel={parcel} name={child.first_name} />
    </div>
  ) : null;
};

/** The other children of the family, one touch away. */
const Siblings = ({ child }: { child: Child }) => {
  const { siblings } = useTexts().children.page;
  const others = useParent().join_childs.filter(({ child_id }) => child_id !== child.child_id);
  if (others.length === 0) return null;
  return (
    <nav className={styles.siblings} aria-label={siblings}>
      {others.map(({ child_id, first_name }) => (
        <Link key={child_id} to={paths.child(child_id)}>
          {first_name}
        </Link>
      ))}
    </nav>
  );
};

/** The tab of the address. The purchase drawer has an address of its own: under it, and after it, the tab stays. */
const useChosenTab = (search: URLSearchParams): ChildTab => {
  const asked = search.get('tab');
  const [last, setLast] = useState({ tab: childTabOf(asked), stays: false });
  const stays = search.has('buy') || (last.stays && asked === null);
  const tab = stays ? last.tab : childTabOf(asked);
  if (tab !== last.tab || stays !== last.stays) setLast({ tab, stays });
  return tab;
};
