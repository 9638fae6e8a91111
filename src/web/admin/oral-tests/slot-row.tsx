import type { OralSlot } from '../../../contract/oral-test-objects.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { Link } from '../../shell/link.tsx';
import { Button } from '../../ui/app/button.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { useOralTimes } from './oral-words.ts';

const tones = { booked: 'waiting', done: 'done', absent: 'stopped' } as const;

/** One slot of a day: whose it is and how it stands. */
export const SlotRow = ({ slot, onRemove }: { slot: OralSlot; onRemove: () => void }) => {
  const { oralTests: words, courses } = useTexts().admin;
  const { timeOf, when } = useOralTimes();
  const isTeacher = useUser()?.role === 'teacher';
  const { test, state, teacher, of_other_group: isOfOtherGroup } = slot;
  const isMissing = test?.state === 'booked' && state === 'over';
  return (
    <li>
      <time dateTime={slot.starts_at}>{timeOf(slot)}</time>
      {isOfOtherGroup ? (
        <span>{words.ofOtherGroup}</span>
      ) : (
        <Link to={paths.adminOralTest(slot.slot_id)}>
          {test
            ? `${test.first_name}, ${words.gradeAndAge(courses.gradeOf(test.grade), test.age)}`
            : words.free}
        </Link>
      )}
      {!isTeacher && <span>{teacher?.first_name ?? words.noTeacher}</span>}
      {test && (
        <span>
          <StatusWord tone={isMissing ? 'stopped' : tones[test.state]}>
            {isMissing ? words.notSaid : words.states[test.state]}
          </StatusWord>
        </span>
      )}
      {state === 'planned' && !isOfOtherGroup && (test === null || test.state === 'booked') && (
        <Button variant="subtle" aria-label={words.removeOf(when(slot))} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </li>
  );
};
