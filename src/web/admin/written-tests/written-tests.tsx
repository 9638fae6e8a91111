import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { type Visit, prefetch } from '../../app/screen.ts';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { ContentList } from './content-list.tsx';
import { GroupTests } from './group-tests.tsx';
import { MarkingList, marking } from './marking-list.tsx';
import { contentsIn } from './test-queries.ts';
import { type View, Views, viewIn } from './views.tsx';

export const loader = (visit: LoaderFunctionArgs) => {
  const view = viewIn(visit.url.searchParams);
  if (view === 'marking') return marking.loader(visit);
  return prefetch(({ url }) => (view === 'tests' ? [contentsIn(url.searchParams)] : []))(visit);
};
// In the browser the other views show that they are on their way.
export const clientLoader = async (visit: Visit) =>
  viewIn(visit.url.searchParams) === 'marking' ? marking.clientLoader(visit) : null;
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const handle = { title: ({ admin }: OfficeTexts) => admin.writtenTests.title };

/** Written tests: those to mark, the children of a group, and the questions. */
export default function AdminWrittenTests() {
  const [search] = useSearchParams();
  const view = viewIn(search);
  return view === 'marking' ? <MarkingList /> : <OtherView view={view} />;
}

const OtherView = ({ view }: { view: Exclude<View, 'marking'> }) => {
  const { writtenTests: words } = useTexts().admin;
  return (
    <OfficeScreen title={words.title} isWide>
      <Views chosen={view} />
      {view === 'groups' ? <GroupTests /> : <ContentList />}
    </OfficeScreen>
  );
};
