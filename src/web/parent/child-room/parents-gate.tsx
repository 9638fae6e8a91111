import { IconUsers } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../frame/page-info.tsx';
import { useHydrated } from '../../app/use-hydrated.ts';
import { Button } from '../../ui/app/button.tsx';
import { useSpeaker, useTold } from '../words/speak.ts';
import { useRoomWords } from './room-words.ts';
import styles from './room.module.css';

/** How long a grown-up holds the button (rule R349). */
const HOLD_MS = 2000;

/** The visible way out to the parents' pages: it opens to a hand that holds, or to a sum. */
export const ParentsGate = ({ onOpen }: { onOpen: () => void }) => {
  const { gate } = useRoomWords();
  const hydrated = useHydrated();
  const [isAsked, setAsked] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  const speaker = useSpeaker();
  const language = useLanguage();
  const stay = () => {
    setAsked(false);
    handle.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // It closes this alone.
    event.stopPropagation();
    stay();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is a second way to the button that closes it
    <div onKeyDown={isAsked ? keys : undefined}>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        aria-expanded={isAsked}
        disabled={!hydrated}
        onClick={() => {
          setAsked(!isAsked);
          if (!isAsked) speaker.say({ text: `${gate.title}. ${gate.text} ${gate.or}`, language });
        }}
      >
        <IconUsers size={24} aria-hidden="true" />
        {gate.open}
      </button>
      {isAsked && (
        <section className={styles.asks} aria-label={gate.title}>
          <h2>{gate.title}</h2>
          <p>{gate.text}</p>
          <HoldButton onHeld={onOpen} />
          <Sum onSolved={onOpen} />
          <Button variant="outline" onClick={stay}>
            {gate.stay}
          </Button>
        </section>
      )}
    </div>
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
