import type { ListedTask } from '../../../contract/task-objects.ts';
import { grades, isGrade } from '../../../domain/enrolment/grade.ts';
import { maySeeWork } from '../../../domain/tasks/feedback.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { apiQuery } from '../../app/screen.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { Instead } from '../list/instead.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { numberFilter, wordFilter } from '../list/list-params.ts';
import { listScreen } from '../list/list-screen.tsx';
import { officeDate } from '../list/office-date.ts';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-list.module.css';
import { idOf, usePanel } from '../list/open-row.ts';
import { RowAction } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { TaskPanel } from './task-panel.tsx';
import own from './tasks.module.css';
import { toneOf, useTaskWords } from './task-words.ts';

/** What can be chosen besides those that wait for feedback. */
const others = ['due', 'late', 'reviewed'] as const;
const isOther = (text: string): text is (typeof others)[number] => others.some((one) => one === text);

const filters = { state: wordFilter(isOther), grade: numberFilter(isGrade) };

const list = listScreen({
  filters,
  query: (page, { state, grade }) =>
    apiQuery('GET /tasks', {
      query: { ...page, ...(state && { state }), ...(grade !== undefined && { grade }) },
    }),
  read: ({ tasks: rows, total }) => ({ rows, total }),
  rowId: 'task_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** What children have sent in, the most urgent first; clerks see who waits, teachers and owners what was sent. */
export default function AdminTasks() {
  const { tasks: words } = useTexts().admin;
  const { filters: chosen, setFilter } = list.useList();
  const panel = usePanel('task');
  const page = list.usePage();
  const role = useUser()?.role ?? null;
  const maySee = role !== null && maySeeWork(role);
  const state = chosen.state ?? 'waiting';
  const emptyTitle = words.emptyTitle[state];
  return (
    <list.Screen
      texts={{ ...words, emptyTitle, filteredTitle: emptyTitle, filteredText: words.emptyText }}
      columns={useColumns(maySee ? ({ task_id: id }) => panel.open(String(id)) : null)}
      openId={idOf(panel.named)}
      minWidth={32}
      wide
      actions={
        role !== 'teacher' && (
          <ButtonLink variant="outline" to={paths.adminHolidays}>
            {words.holidays.title}
          </ButtonLink>
        )
      }
      filters={
        <>
          <ListFilter
            label={words.state}
            value={chosen.state}
            onChoose={(value) => setFilter('state', value)}
            all={words.states.waiting}
            data={others.map((value) => ({ value, label: words.states[value] }))}
          />
          <ListFilter
            label={words.grade}
            value={chosen.grade}
            onChoose={(value) => setFilter('grade', value)}
            all={words.allGrades}
            data={grades.map((grade) => ({ value: String(grade), label: `${words.grade} ${grade}` }))}
          />
        </>
      }
    >
      {maySee ? <TaskPanel page={page} /> : <p className={own.note}>{words.forTeachers}</p>}
    </list.Screen>
  );
}

const useColumns = (onOpen: ((task: ListedTask) => void) | null): OfficeColumn<ListedTask>[] => {
  const { tasks: words, list: listWords } = useTexts().admin;
  const { dayOf, titleOf, standingOf } = useTaskWords();
  const columns: OfficeColumn<ListedTask>[] = [
    {
      name: 'child',
      title: words.child,
      width: 9,
      render: ({ child, is_again: isAgain }) => (
        <OneLine
          more={listWords.more}
          below={
            <>
              {words.age(child.age)}
              {isAgain && <StatusWord tone="waiting">{words.again}</StatusWord>}
            </>
          }
        >
          <strong>{child.first_name}</strong>
        </OneLine>
      ),
    },
    {
      name: 'lesson',
      title: words.lesson,
      render: ({ lesson, kind }) => (
        <OneLine
          more={listWords.more}
          below={
            <>
              {words.lessonShort(lesson.grade, lesson.unit, lesson.week)}
              <Instead of={3} title={words.kind}>
                {words.kinds[kind]}
              </Instead>
            </>
          }
        >
          {titleOf(lesson)}
        </OneLine>
      ),
    },
    {
      name: 'kind',
      title: words.kind,
      width: 8.5,
      priority: 3,
      render: ({ kind, files }) => (
        <OneLine more={listWords.more} below={words.files(files)}>
          {words.kinds[kind]}
        </OneLine>
      ),
    },
    {
      name: 'sent',
      title: words.sent,
      width: 6.5,
      priority: 4,
      render: ({ sent_at: at }) => <time dateTime={at}>{dayOf(at)}</time>,
    },
    {
      name: 'due',
      title: words.due,
      width: 10.5,
      render: (task) => (
        <>
          <StatusWord tone={toneOf(task)} wraps>
            {standingOf(task)}
          </StatusWord>
          <div className={`${layout.soft} ${styles.fine}`}>
            {task.due_on !== null && officeDate(task.due_on)}
            {task.praise !== null && words.praises[task.praise]}
          </div>
        </>
      ),
    },
  ];
  const actions = useActionsColumn<ListedTask>(5, (task) => (
    <RowAction
      label={words.open}
      of={`${task.child.first_name}, ${titleOf(task.lesson)}`}
      onClick={() => onOpen?.(task)}
    />
  ));
  return onOpen ? [...columns, actions] : columns;
};
