import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Answer } from '../../frame/api.ts';
import { grades, isGrade } from '../../../domain/enrolment/grade.ts';
import { FoldedFilters } from '../list/folded-filters.tsx';
import {
  changeListParams,
  numberFilter,
  onlyListParams,
  readFilters,
  wordFilter,
} from '../list/list-params.ts';
import { useListSearch } from '../list/list-search.ts';
import listStyles from '../list/office-list.module.css';
import { rememberList, rememberedList } from '../list/remembered-list.ts';
import { useTexts } from '../list/texts.ts';

const parsers = {
  grade: numberFilter(isGrade),
  free: wordFilter((text): text is 'true' => text === 'true'),
  time: wordFilter((text): text is 'none' => text === 'none'),
};

/** What the address says of which groups are shown, and the way to another choice. */
export const useGroupFilters = () => {
  const { search, change } = useListSearch();
  const filters = readFilters(parsers, search);
  return {
    filters,
    isFiltered: Object.values(filters).some((chosen) => chosen !== undefined),
    setFilters: (changes: Partial<Record<keyof typeof parsers, string>>) =>
      change(changeListParams(search, changes)),
  };
};

/** By which grade, and whether only with a free place or without a time, the groups are shown: as they were left in this visit. */
export const GroupFilters = () => {
  const { liveClasses: words, courses } = useTexts().admin;
  const { filters, setFilters } = useGroupFilters();
  useRememberedFilters();
  return (
    <div className={listStyles.above}>
      <FoldedFilters
        filters={[
          {
            label: courses.gradeFilter,
            value: String(filters.grade ?? ''),
            onChoose: (grade) => setFilters({ grade }),
            data: [
              { value: '', label: courses.allGrades },
              ...grades.map((grade) => ({ value: String(grade), label: courses.gradeOf(grade) })),
            ],
          },
          {
            label: words.placesFilter,
            value: filters.free ?? '',
            onChoose: (free) => setFilters({ free }),
            data: [
              { value: '', label: words.anyPlaces },
              { value: 'true', label: words.onlyFree },
            ],
          },
          {
            label: words.timeFilter,
            value: filters.time ?? '',
            onChoose: (time) => setFilters({ time }),
            data: [
              { value: '', label: words.anyTime },
              { value: 'none', label: words.onlyWithoutTime },
            ],
          },
        ]}
      />
    </div>
  );
};

/** Another view of the screen takes the filters from the address, and the list comes back with them; what an address names itself stays. */
const useRememberedFilters = () => {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const hasBegun = useRef(false);
  useEffect(() => {
    const key = `${pathname}?view=groups`;
    const left = hasBegun.current ? null : rememberedList(key);
    hasBegun.current = true;
    const named = onlyListParams(search, { ...parsers, batch: null });
    if (left && named.size === 0 && !search.has('group'))
      setSearch(new URLSearchParams([...search, ...new URLSearchParams(left)]), { replace: true });
    else rememberList(key, named);
    // oxlint-disable-next-line react/exhaustive-deps -- the setter is another one after each navigation
  }, [pathname, search]);
};

type WithoutGroup = NonNullable<Answer<'GET /live-class'>['without_group']>;

/** How many children of the batch are in no group yet. */
export const WithoutGroupLine = ({ counts }: { counts: WithoutGroup }) => {
  const { liveClasses: words, courses } = useTexts().admin;
  if (counts.length === 0) return null;
  const said = counts.map(({ grade, children }) =>
    grade === null ? words.undecidedOf(children) : words.withoutGroupOf(children, courses.gradeOf(grade)),
  );
  return <p className={listStyles.count}>{words.withoutGroup(said.join(', '))}</p>;
};
