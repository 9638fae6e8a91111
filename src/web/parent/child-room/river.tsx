import { useSuspenseQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { units } from '../../../domain/calendar/unit-and-week.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { lessonsQuery } from '../enrolment/child-queries.ts';
import { childQuery } from '../families/child-query.ts';
import { useEarned, useSendMarks } from '../pattern/use-marks.ts';
import { Bank } from './bank.tsx';
import { useDoors } from './doors.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { ParentsGate } from './parents-gate.tsx';
import { RiverShapes, Shape, Shore, Water } from './river-scene.tsx';
import styles from './river.module.css';
import { useGreeting, useSessions, useWhyShut } from './sayings.ts';
import { practiceQuery } from './practice-query.ts';
import { useRoomWords } from './room-words.ts';
import { StonePlace } from './stone-place.tsx';
import { isCrossed, stoneOfToday, stonesOf } from './stones.ts';
import { useKancil } from './use-kancil.ts';

const queries: ScreenQueries = ({ params }) => [
  childQuery(params['childId']),
  lessonsQuery(Number(params['childId'])),
  practiceQuery(Number(params['childId'])),
];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries);

/** The year of a child as a river with a stone for each week: nothing to pay, nothing to lose. */
export default function RiverScreen() {
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const courses = useEarned(useSuspenseQuery(lessonsQuery(child.child_id)).data.courses, child.child_id);
  const words = useRoomWords();
  useSendMarks();
  const sessions = useSessions(child.child_id);
  const stones = courses.length === 0 ? [] : stonesOf(courses, sessions);
  const doorOf = useDoors(child.child_id);
  const today = stones.find(doorOf) ?? stoneOfToday(stones);
  const greeting = useGreeting(child, { stones, today, door: (today && doorOf(today)) ?? null });
  const kancil = useKancil(`${words.says.hello(child.first_name)} ${greeting}`);
  const whyShut = useWhyShut(child.child_id);
  const { path, keys } = useArrows();
  const isGoal = isCrossed(stones) && !today;
  return (
    <div className={styles.river}>
      <PageHead title={words.title(child.first_name)} />
      <RiverShapes />
      <Water />
      <header className={styles.head}>
        <h1>{words.title(child.first_name)}</h1>
        <ParentsGate to={paths.child(child.child_id)} room={paths.river(child.child_id)} />
      </header>
      <div className={styles.near}>
        <Shore side="near" />
      </div>
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
              {isGoal || (today && today.number > place * 4 + 4) ? (
                <button
                  type="button"
                  className={styles.crocodile}
                  aria-label={words.tells(unit)}
                  onClick={() => kancil.say(words.tale[place] ?? '')}
                >
                  <Shape name="crocodile" />
                </button>
              ) : (
                <Shape name="crocodile-awake" className={styles.crocodile} />
              )}
            </li>
          ))}
      </ol>
      {stones.length > 0 && <Goal isReached={isGoal} onTouch={() => kancil.say(words.goal)} />}
      <Bank kancil={kancil} childId={child.child_id} />
    </div>
  );
}

/** The other side, with its mangoes; whose year is over finds Kancil there. */
const Goal = ({ isReached, onTouch }: { isReached: boolean; onTouch: () => void }) => {
  const { goal } = useRoomWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isReached) place.current?.scrollIntoView({ behavior: 'instant', block: 'end' });
  }, [isReached]);
  return (
    <div ref={place} className={styles.goal}>
      <Shore side="far" />
      {isReached && <Kancil pose="celebrating" className={styles.arrived} />}
      <button type="button" onClick={onTouch}>
        {goal}
      </button>
    </div>
  );
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
