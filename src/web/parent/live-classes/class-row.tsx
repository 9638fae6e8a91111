import { useRef } from 'react';
import type { ChildLiveClasses, FamilySession } from '../../../contract/live-classes.ts';
import type { Child } from '../../../contract/objects.ts';
import { notify } from '../../shell/notify.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { Button } from '../../ui/app/button.tsx';
import { classStateOf, isMoved, makeUpOf } from '../courses/class-state.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './live-classes.module.css';
import { useClassName } from './next-class.tsx';
import { useClassChanges } from './use-classes.ts';
import { useHasBegun } from './use-door.ts';
import { useWords } from './words.ts';

interface Props {
  session: FamilySession;
  known: ChildLiveClasses;
  child: Child;
}

/** One class of the year. */
export const ClassRow = ({ session, known, child }: Props) => {
  const words = useWords();
  const { liveClass } = useTexts().classroom;
  const { when, day } = useClassTimes();
  const name = useClassName()(session);
  const title = useRef<HTMLHeadingElement>(null);
  const state = classStateOf(session, known.sessions);
  const isOnlyOpen = !useHasBegun(session.starts_at) && state === 'now';
  const isCancelled = session.state === 'cancelled';
  const isOff = session.attendance === 'excused' || isCancelled;
  const makeUp = isOff ? makeUpOf(session, known.sessions) : null;
  const { teacher, note } = session;
  // Of those to come the next one has a button that stands out: a row of equal ones would be read as a question about each.
  const [next] = known.sessions
    .filter(({ may_be_excused }) => may_be_excused)
    .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  const isNextToExcuse = next?.session_id === session.session_id;
  return (
    <li className={styles.class} data-state={state}>
      <h3 ref={title} tabIndex={-1}>
        {name}
      </h3>
      <span className={styles.state}>{isOnlyOpen ? words.isOn : liveClass.state[state]}</span>
      <p>
        {when(session.starts_at)}
        {teacher && session.kind === 'class' && `, ${liveClass.with(teacher.first_name)}`}
        {isMoved(session, known.group) && (
          <>
            {' '}
            · <strong>{words.moved}</strong>
          </>
        )}
      </p>
      {isCancelled && <p>{makeUp ? words.cancelledMadeUp : words.cancelledText}</p>}
      {makeUp && <p>{words.madeUpIn(day(makeUp.starts_at))}</p>}
      {note !== '' && (
        <div className={styles.note}>
          <p>{teacher ? words.noteOf(teacher.first_name) : words.noteOfTeacher}</p>
          <p className={styles.written}>{note}</p>
        </div>
      )}
      {session.may_be_excused && (
        <CannotCome
          session={session}
          child={child}
          name={name}
          isNext={isNextToExcuse}
          onDone={() => title.current?.focus()}
        />
      )}
      {isOff && (
        <MakeUps
          session={session}
          known={known}
          child={child}
          name={name}
          onDone={() => title.current?.focus()}
        />
      )}
    </li>
  );
};

interface WaysProps {
  session: FamilySession;
  child: Child;
  /** what the class is called */
  name: string;
  /** the button that was pressed has gone */
  onDone: () => void;
}

const CannotCome = ({ session, child, name, isNext, onDone }: WaysProps & { isNext: boolean }) => {
  const words = useWords();
  const { when } = useClassTimes();
  const { title, text, yes, no } = words.cannotComeAsk;
  const { cannotCome } = useClassChanges(child.child_id);
  const of = child.first_name;
  const question = useQuestion(
    { title: title(of), text: `${when(session.starts_at)}. ${text(of)}`, yes, no },
    () => cannotCome(session.session_id),
    onDone,
  );
  return (
    <>
      <Button
        variant={isNext ? 'outline' : 'subtle'}
        aria-label={words.cannotComeOf(name)}
        onClick={question.ask}
      >
        {words.cannotCome}
      </Button>
      {question.dialog}
    </>
  );
};

/** What can be done about a class that the child does not come to: make up for it elsewhere, or come after all where it was excused. */
const MakeUps = ({ session, known, child, name, onDone }: WaysProps & { known: ChildLiveClasses }) => {
  const words = useWords();
  const { when } = useClassTimes();
  const { liveClass } = useTexts().classroom;
  const { comesAfterAll, makeUp } = useClassChanges(child.child_id);
  const places = known.make_ups.filter(({ instead_of }) => instead_of === session.session_id);
  const isToCome = session.state === 'planned' || session.state === 'open';
  const chosen = makeUpOf(session, known.sessions);
  const told = (message: string) => ({
    onSuccess: () => {
      notify({ severity: 'success', message });
      onDone();
    },
  });
  return (
    <>
      {places.length > 0 && (
        <div className={styles.places}>
          <h4>{words.makeUps}</h4>
          <ul>
            {places.map(({ session_id, starts_at, teacher }) => (
              <li key={session_id}>
                <span>
                  {when(starts_at)}
                  {teacher && `, ${liveClass.with(teacher.first_name)}`}
                </span>
                <Button
                  aria-label={words.takeOf(when(starts_at))}
                  loading={makeUp.isPending && makeUp.variables === session_id}
                  onClick={() =>
                    makeUp.mutate(session_id, told(words.taken(child.first_name, when(starts_at))))
                  }
                >
                  {words.take}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {places.length === 0 && !chosen && isToCome && <p>{words.noMakeUps}</p>}
      {session.state === 'planned' && chosen?.state === 'planned' && (
        <GiveUpOrCome session={session} chosen={chosen} child={child} name={name} onDone={onDone} />
      )}
      {session.state !== 'planned' && chosen?.state === 'planned' && (
        <GiveUp session={session} chosen={chosen} child={child} name={name} onDone={onDone} />
      )}
      {session.state === 'planned' && chosen?.state !== 'planned' && (
        <Button
          variant="outline"
          aria-label={words.comesAfterAllOf(name)}
          loading={comesAfterAll.isPending}
          onClick={() => comesAfterAll.mutate(session.session_id, told(words.comesAgain(child.first_name)))}
        >
          {words.comesAfterAll}
        </Button>
      )}
    </>
  );
};

/** A make-up class was chosen for a class that was cancelled or has begun, to which nobody comes after all: giving it up asks before. */
const GiveUp = ({ session, chosen, child, name, onDone }: WaysProps & { chosen: FamilySession }) => {
  const words = useWords();
  const { when } = useClassTimes();
  const { giveUp } = useClassChanges(child.child_id);
  const { title, another, yes, no } = words.giveUpAsk;
  const makeUp = when(chosen.starts_at);
  const question = useQuestion(
    { title, text: another(makeUp), yes, no },
    async () => {
      await giveUp(session.session_id);
      notify({ severity: 'success', message: words.givenUp(makeUp) });
    },
    onDone,
  );
  return (
    <>
      <Button variant="outline" aria-label={words.giveUpOf(name)} onClick={question.ask}>
        {words.giveUp}
      </Button>
      {question.dialog}
    </>
  );
};

/** A make-up class was chosen: coming after all and choosing another one give it up, and each asks before. */
const GiveUpOrCome = ({ session, chosen, child, name, onDone }: WaysProps & { chosen: FamilySession }) => {
  const words = useWords();
  const { when } = useClassTimes();
  const { comesAgain, giveUp } = useClassChanges(child.child_id);
  const { title, comes, another, yes, no } = words.giveUpAsk;
  const makeUp = when(chosen.starts_at);
  const told = (first: string, then: string) => notify({ severity: 'success', message: `${first} ${then}` });
  const come = useQuestion(
    { title, text: comes(child.first_name, makeUp), yes, no },
    async () => {
      await comesAgain(session.session_id);
      told(words.comesAgain(child.first_name), words.givenUp(makeUp));
    },
    onDone,
  );
  const choose = useQuestion(
    { title, text: another(makeUp), yes, no },
    async () => {
      await giveUp(session.session_id);
      told(words.givenUp(makeUp), words.chooseNow);
    },
    onDone,
  );
  return (
    <>
      <Button variant="outline" aria-label={words.chooseAnotherOf(name)} onClick={choose.ask}>
        {words.chooseAnother}
      </Button>
      <Button variant="outline" aria-label={words.comesAfterAllOf(name)} onClick={come.ask}>
        {words.comesAfterAll}
      </Button>
      {choose.dialog}
      {come.dialog}
    </>
  );
};
