import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type MicrophoneProblem,
  type Recorded,
  type Take,
  beginTake,
  microphoneProblem,
} from './microphone.ts';

export type TakeState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'running'; seconds: number; level: number }
  | { kind: 'taken'; file: File }
  | { kind: 'problem'; problem: MicrophoneProblem | 'silent' };

/** A recording in the browser: begun, stopped, listened to, and given up or used. It ends by itself after `mostSeconds`. */
export const useTake = (mostSeconds: number, recorded: Recorded) => {
  const [state, setState] = useState<TakeState>({ kind: 'idle' });
  const take = useRef<Take | null>(null);
  /** raised by whatever makes an earlier step void, such as leaving while the browser asks for the microphone */
  const turn = useRef(0);

  const begin = async () => {
    const own = ++turn.current;
    setState({ kind: 'asking' });
    try {
      const begun = await beginTake(recorded);
      if (turn.current !== own) return begun.drop();
      take.current = begun;
      setState({ kind: 'running', ...begun.measure() });
    } catch (error) {
      if (turn.current === own) setState({ kind: 'problem', problem: microphoneProblem(error) });
    }
  };
  const stop = async () => {
    const ended = take.current;
    if (!ended) return;
    take.current = null;
    const own = ++turn.current;
    try {
      const file = await ended.end();
      if (turn.current !== own) return;
      setState(file ? { kind: 'taken', file } : { kind: 'problem', problem: 'silent' });
    } catch {
      if (turn.current === own) setState({ kind: 'problem', problem: 'silent' });
    }
  };
  const drop = () => {
    turn.current += 1;
    take.current?.drop();
    take.current = null;
    setState({ kind: 'idle' });
  };

  const measure = useEffectEvent(() => {
    const now = take.current?.measure();
    if (!now) return;
    if (now.seconds >= mostSeconds) void stop();
    else setState({ kind: 'running', ...now });
  });
  const isRunning = state.kind === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    let frame = requestAnimationFrame(function next() {
      measure();
      frame = requestAnimationFrame(next);
    });
    // A hidden tab draws nothing, but its recording ends as well.
    const watch = setInterval(measure, 1000);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(watch);
    };
  }, [isRunning]);
  const leave = useEffectEvent(drop);
  useEffect(() => () => leave(), []);

  return { state, begin, stop, drop };
};
