import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef } from 'react';
import { useParams } from 'react-router';
import type { Child } from '../../../contract/objects.ts';
import { units } from '../../../domain/calendar/unit-and-week.ts';
import { zoneOfProvince } from '../../../domain/values/zones.ts';
import { classDay, toldTime } from '../../../i18n/dates.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useLanguage } from '../../frame/page-info.tsx';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { appointmentOf } from '../courses/class-state.ts';
import { lessonsQuery, liveClassesQuery } from '../enrolment/child-queries.ts';
import { childQuery } from '../families/child-query.ts';
import { useEarned, useSendMarks } from '../pattern/use-marks.ts';
import { useParent } from '../pattern/profile-session.ts';
import { Bank } from './bank.tsx';
import { type Door, useDoors } from './doors.ts';
import { ParentsGate } from './parents-gate.tsx';
import { RiverShapes, Shape, Shore, Water } from './river-scene.tsx';
import styles from './river.module.css';
import { useRoomWords } from './room-words.ts';
import { StonePlace } from './stone-place.tsx';
import { type Stone, isAsleep, nextLesson, stoneOfToday, stonesOf, wakesAt } from './stones.ts';
import { useKancil } from './use-kancil.ts';
import { useLeave } from './use-leave.ts';

const queries: ScreenQueries = ({ params }) => [
  childQuery(params['childId']),
  lessonsQuery(Number(params['childId'])),
];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);

/** The year of a child as a river with a stone for each week: nothing to pay, nothing to lose. */
export default function RiverScreen() {
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const courses = useEarned(useSuspenseQuery(lessonsQuery(child.child_id)).data.courses, child.child_id);
  const words = useRoomWords();
  const leave = useLeave(paths.child(child.child_id));
  useSendMarks();
  const stones = courses.length === 0 ? [] : stonesOf(courses);
  const doorOf = useDoors(child.child_id);
  const today = stones.find(doorOf) ?? stoneOfToday(stones);
  const greeting = useGreeting(child, today, (today && doorOf(today)) ?? null);
  const kancil = useKancil(`${words.says.hello(child.first_name)} ${greeting}`);
  const whyShut = useWhyShut(child.child_id);
  const { path, keys } = useArrows();
  return (
    <div className={styles.river}>
      <PageHead title={words.title(child.first_name)} />
      <RiverShapes />
      <Water />
      <header className={styles.head}>
        <Shore side="near" />
        <h1>{words.title(child.first_name)}</h1>
        <ParentsGate onOpen={leave} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows are a second way along its links and buttons */}
      <ol ref={path} className={styles.path} aria-label={words.stones} onKeyDown={keys}>
        {stones.length > 0 &&
          units.map((unit, place) => (
            <li key={unit} className={styles.unit}>
              <h2>{words.unit(unit)}</h2>
              <ol className={styles.row}>
                {stones.slice(place * 4, place * 4 + 4).map((stone) => (
                  <StonePlace
                    key={stone.number}
                    stone={stone}
                    childId={child.child_id}
                    door={doorOf(stone)}
                    isToday={stone === today}
                    onShut={(shut) => kancil.say(whyShut(shut))}
                  />
                ))}
              </ol>
              <Shape
                name={today && today.number > place * 4 + 4 ? 'crocodile' : 'crocodile-awake'}
                className={styles.crocodile}
              />
            </li>
          ))}
      </ol>
      {stones.length > 0 && (
        <div className={styles.goal}>
          <Shore side="far" />
          <button type="button" onClick={() => kancil.say(words.goal)}>
            {words.goal}
          </button>
        </div>
      )}
      <Bank kancil={kancil} childId={child.child_id} />
    </div>
  );
}

/** Of the stone on which Kancil waits. */
const useGreeting = ({ status }: Child, today: Stone | undefined, door: Door | null): string => {
  const { says } = useRoomWords();
  const language = useLanguage();
  if (door) return 'link' in door ? says.comeIn : says.write;
  if (status === 'LEFT') return says.left;
  if (!today) return says.noRiver;
  if (nextLesson(today.lessons)) return says.shines(today.number);
  if (today.opens === 'ask') return says.ask;
  const wakes = wakesAt(today);
  return isAsleep(today) && wakes ? says.notBegun(classDay(language, wakes)) : says.allDone;
};

/** Gives a function that says in a child's words why nothing opens at a stone. Of what is to be paid it says nothing. */
const useWhyShut = (childId: number) => {
  const { says } = useRoomWords();
  const language = useLanguage();
  const zone = zoneOfProvince(useParent().province);
  const sessions = useQuery(liveClassesQuery(childId)).data?.sessions ?? [];
  return (stone: Stone): string => {
    const { opens, lessons, kind } = stone;
    if (typeof opens !== 'string') return '';
    const wakes = wakesAt(stone);
    const meets = lessons.map((lesson) => appointmentOf(lesson, sessions)).find(Boolean);
    // Its door is open, and nobody has said yet where it leads.
    if (opens === 'class' && meets?.state === 'open') return says.waits;
    const why = says[opens];
    const when =
      opens === 'class' && meets
        ? toldTime(language, new Date(meets.starts_at), zone)
        : wakes && classDay(language, wakes);
    const said = typeof why === 'string' ? why : why(when ?? '');
    return kind === 'TEST' && opens === 'class' ? `${said} ${says.test}` : said;
  };
};

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The arrows lead from stone to stone. */
const useArrows = () => {
  const path = useRef<HTMLOListElement>(null);
  const keys = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    const all = [...(path.current?.querySelectorAll<HTMLElement>('[data-stone]') ?? [])];
    const at = all.findIndex((one) => one === document.activeElement);
    const next = all[at + step];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return { path, keys };
};
