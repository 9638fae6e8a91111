import type { WrittenTest } from '../../../contract/written-test-objects.ts';
import { isPartOfYear, partsOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { grades, isGrade } from '../../../domain/enrolment/grade.ts';
import { apiQuery } from '../../app/screen.ts';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { numberFilter, wordFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';
import { idOf, usePanel } from '../list/open-row.ts';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { TestPanel } from './test-panel.tsx';
import { toneOf, useTestWords } from './test-words.ts';
import { Views } from './views.tsx';

/** Those that wait for marking at first. */
const states = ['to_mark', 'marked', 'running', 'all'] as const;
type State = (typeof states)[number];
const isState = (text: string): text is State => states.some((state) => state === text);

const filters = {
  state: wordFilter(isState),
  grade: numberFilter(isGrade),
  part: numberFilter(isPartOfYear),
};

export const marking = listScreen({
  filters,
  query: (page, { state, grade, part }) =>
    apiQuery('GET /written-tests', {
      query: {
        ...page,
        ...(state !== 'all' && { state: state ?? 'to_mark' }),
        ...(grade !== undefined && { grade }),
        ...(part !== undefined && { part }),
      },
    }),
  read: ({ written_tests: rows, total }) => ({ rows, total }),
  rowId: 'written_test_id',
});

/** Written tests that were begun, those that wait for marking first; one of them opens beside the list. */
export const MarkingList = () => {
  const { writtenTests: words } = useTexts().admin;
  const { filters: chosen, setFilter } = marking.useList();
  const panel = usePanel('written');
  const page = marking.usePage();
  const { partOf } = useTestWords();
  const choice = (
    name: 'grade' | 'part',
    label: string,
    data: readonly { value: string; label: string }[],
  ) => (
    <ListFilter label={label} value={chosen[name]} onChoose={(value) => setFilter(name, value)} data={data} />
  );
  return (
    <marking.Screen
      texts={{
        ...words,
        filteredTitle: words.noneTitle,
        filteredText: words.filteredText,
      }}
      choice={{ select: <Views chosen="marking" />, missing: '' }}
      columns={useColumns(({ written_test_id: id }) => panel.open(String(id)))}
      openId={idOf(panel.named)}
      minWidth={32}
      wide
      filters={
        <>
          <ListFilter
            label={words.state}
            value={chosen.state ?? 'to_mark'}
            onChoose={(value) => setFilter('state', value)}
            data={states.map((value) => ({
              value,
              label: value === 'all' ? words.everyState : words.states[value],
            }))}
          />
          {choice('grade', words.grade, [
            { value: '', label: words.everyGrade },
            ...grades.map((grade) => ({ value: String(grade), label: words.gradeOf(grade) })),
          ])}
          {choice('part', words.partLabel, [
            { value: '', label: words.everyPart },
            ...partsOfYear.map((part) => ({ value: String(part), label: partOf(part) })),
          ])}
        </>
      }
    >
      <TestPanel page={page} />
    </marking.Screen>
  );
};

const useColumns = (onOpen: (test: WrittenTest) => void): OfficeColumn<WrittenTest>[] => {
  const { writtenTests: words, list } = useTexts().admin;
  const { partOf, groupOf, dayOf } = useTestWords();
  return [
    {
      name: 'child',
      title: words.child,
      render: (test) => (
        <OneLine more={list.more} below={groupOf(test)}>
          <strong>{test.first_name}</strong>
        </OneLine>
      ),
    },
    {
      name: 'part',
      title: words.partLabel,
      width: 8,
      render: ({ part }) => partOf(part),
    },
    {
      name: 'way',
      title: words.way,
      width: 6,
      priority: 4,
      render: ({ way }) => words.ways[way],
    },
    {
      name: 'day',
      title: words.day,
      width: 7,
      priority: 3,
      render: ({ finished_at: finished, started_at: started }) => (
        <time dateTime={finished ?? started}>{dayOf(finished ?? started)}</time>
      ),
    },
    {
      name: 'state',
      title: words.state,
      width: 9,
      render: ({ state }) => (
        <StatusWord tone={toneOf(state)} wraps>
          {words.states[state]}
        </StatusWord>
      ),
    },
    useActionsColumn(5, (test) => (
      <RowAction
        label={words.open}
        of={`${test.first_name}, ${partOf(test.part)}`}
        onClick={() => onOpen(test)}
      />
    )),
  ];
};
