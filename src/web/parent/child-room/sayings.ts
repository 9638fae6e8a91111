import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import { zoneOfProvince } from '../../../domain/values/zones.ts';
import { classDay, toldTime } from '../../../i18n/dates.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { appointmentOf, daysUntil, nextClassOf } from '../courses/class-state.ts';
import { liveClassesQuery } from '../enrolment/child-queries.ts';
import { useParent } from '../pattern/profile-session.ts';
import type { Door } from './doors.ts';
import { practiceQuery } from './practice-query.ts';
import { useRoomWords } from './room-words.ts';
import { type Stone, goesTonight, isAsleep, isCrossed, nextNow, wakesAt } from './stones.ts';

export const useSessions = (childId: number) => useQuery(liveClassesQuery(childId)).data?.sessions ?? [];

/** When something begins where the child lives, as one tells it. */
const useTold = () => {
  const language = useLanguage();
  const zone = zoneOfProvince(useParent().province);
  return (startsAt: string) => toldTime(language, new Date(startsAt), zone);
};

interface River {
  stones: readonly Stone[];
  /** the stone on which Kancil waits */
  today: Stone | undefined;
  /** what is open there */
  door: Door | null;
}

/** What Kancil says first: the one thing that comes next (rules R348, R364, R373, R374). */
export const useGreeting = ({ child_id: childId, status }: Child, { stones, today, door }: River): string => {
  const { says, satchel } = useRoomWords();
  const language = useLanguage();
  const told = useTold();
  const day = useToday();
  const due = useQuery(practiceQuery(childId)).data?.due ?? 0;
  const meets = nextClassOf(useSessions(childId));
  if (door) return 'link' in door ? says.comeIn : says.write;
  if (status === 'LEFT') return says.left;
  if (isCrossed(stones)) return says.crossed(stones.reduce((sum, { stars }) => sum + stars, 0));
  if (!today) return says.noRiver;
  if (goesTonight(today, day)) return says.lastDay(today.number);
  const isEve = meets && daysUntil(meets.starts_at, day) === 1;
  const tomorrow = isEve ? says.classTomorrow(told(meets.starts_at)) : '';
  if (nextNow(today.lessons)) return `${says.shines(today.number)} ${tomorrow}`.trim();
  if (isEve) return tomorrow;
  if (today.opens === 'ask') return says.ask;
  const wakes = wakesAt(today);
  if (isAsleep(today) && wakes) return says.notBegun(classDay(language, wakes));
  const next = stones.find((stone) => stone.number > today.number && isAsleep(stone));
  const nextDay = next && wakesAt(next);
  if (due > 0) return `${says.allDone} ${satchel.due(due)}`;
  return nextDay ? `${says.allDone} ${says.nextWakes(classDay(language, nextDay))}` : says.allDone;
};

/** Gives a function that says in a child's words why nothing opens at a stone. Of what is to be paid it says nothing. */
export const useWhyShut = (childId: number) => {
  const { says } = useRoomWords();
  const language = useLanguage();
  const told = useTold();
  const sessions = useSessions(childId);
  return ({ opens, lessons, kind }: Pick<Stone, 'opens' | 'lessons' | 'kind'>): string => {
    if (typeof opens !== 'string') return '';
    const wakes = wakesAt({ lessons });
    const meets = lessons.map((lesson) => appointmentOf(lesson, sessions)).find(Boolean);
    // Its door is open, and nobody has said yet where it leads.
    if (opens === 'class' && meets?.state === 'open') return says.waits;
    if (opens === 'class' && meets?.state === 'cancelled') return says.rests;
    const why = says[opens];
    const when = opens === 'class' && meets ? told(meets.starts_at) : wakes && classDay(language, wakes);
    const said = typeof why === 'string' ? why : why(when ?? '');
    return kind === 'TEST' && opens === 'class' ? `${said} ${says.test}` : said;
  };
};
