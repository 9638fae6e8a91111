import { IconUsers } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useLanguage } from '../../frame/page-info.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../ui/app/button.tsx';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { useSpeaker, useTold } from '../words/speak.ts';
import { useRoomWords } from './room-words.ts';
import styles from './room.module.css';
import { useLeave } from './use-leave.ts';

/** How long a grown-up holds the button (rule R349). */
const HOLD_MS = 2000;

/**
 * The visible way out to the parents' pages: it opens to a hand that holds, or to a sum. The browser's own way back and the key Escape
 * end at it (rule R349).
 * @param to the child's own page
 * @param room where the room's addresses begin
 */
export const ParentsGate = ({ to, room }: { to: string; room: string }) => {
  const { gate } = useRoomWords();
  const hydrated = useHydrated();
  const [isOpened, setOpened] = useState(false);
  const isPassed = useRef(false);
  const blocker = useBlocker(
    ({ historyAction, nextLocation }) =>
      !isPassed.current && historyAction === NavigationType.Pop && !nextLocation.pathname.startsWith(room),
  );
  const isAsked = isOpened || blocker.state === 'blocked';
  const leave = useLeave(to, () => setOpened(true));
  const stay = () => {
    setOpened(false);
    blocker.reset?.();
  };
  const pass = () => {
    isPassed.current = true;
    stay();
    leave();
  };
  const language = useLanguage();
  const speaker = useSpeaker();
  const ask = useEffectEvent(() => speaker.say({ text: `${gate.title}. ${gate.text} ${gate.or}`, language }));
  useEffect(() => {
    if (isAsked) ask();
  }, [isAsked]);
  return (
    <>
      <button
        type="button"
        className={styles.handle}
        aria-haspopup="dialog"
        disabled={!hydrated}
        onClick={() => setOpened(true)}
      >
        <IconUsers size={24} aria-hidden="true" />
        {gate.open}
      </button>
      <OfficeDialog opened={isAsked} title={gate.title} close={gate.stay} onClose={stay}>
        <div className={styles.asks}>
          <p>{gate.text}</p>
          <HoldButton onHeld={pass} />
          <Sum onSolved={pass} />
          <Button variant="outline" onClick={stay}>
            {gate.stay}
          </Button>
        </div>
      </OfficeDialog>
    </>
  );
};

const HoldButton = ({ onHeld }: { onHeld: () => void }) => {
  const { gate } = useRoomWords();
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = () => {
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = setTimeout(onHeld, HOLD_MS);
  };
  const isPress = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';
  return (
    <button
      type="button"
      className={styles.hold}
      data-autofocus
      data-held={isHeld || undefined}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onBlur={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isPress(event)) return;
        event.preventDefault();
        if (!event.repeat) begin();
      }}
      onKeyUp={(event) => {
        if (isPress(event)) end();
      }}
    >
      {gate.hold}
    </button>
  );
};

/** Two numbers that a small child does not multiply by heart. */
const newSum = () => {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint8Array(2));
  return { a: 3 + (a % 7), b: 11 + (b % 9) };
};

const Sum = ({ onSolved }: { onSolved: () => void }) => {
  const { gate } = useRoomWords();
  const [{ a, b }, setSum] = useState(newSum);
  const [answer, setAnswer] = useState('');
  const [isWrong, setWrong] = useState(false);
  useTold(isWrong ? gate.wrong : '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (Number(answer) === a * b) return onSolved();
    setWrong(true);
    setAnswer('');
    return setSum(newSum());
  };
  return (
    <form className={styles.sum} onSubmit={send}>
      <p>{gate.or}</p>
      <label>
        <span>{gate.sum(a, b)}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      </label>
      <Button variant="outline" type="submit">
        {gate.answer}
      </Button>
      <p role="status">{isWrong && gate.wrong}</p>
    </form>
  );
};
