import { useEffect, useEffectEvent, useRef } from 'react';
import { onReturn } from './on-return.ts';

interface Shared {
  /** the channel by which the browser's windows tell one another */
  name: string;
  enabled: boolean;
  /** says whether what is shown has changed; undefined while nothing is known */
  mark: string | undefined;
  /** asks the server anew: something may have changed elsewhere, or another window has told so */
  ask: (cause: 'return' | 'told') => void;
  /** the mark has changed since this page knows one */
  onChange?: () => void;
}

/**
 * Keeps what may change elsewhere the same in all windows of the browser: a window in which its mark changes tells the others, and
 * each asks anew when it is told another mark than its own, when it is looked at again and when the line is back.
 */
export const useOtherWindows = ({ name, enabled, mark, ask, onChange }: Shared): void => {
  const known = useRef<string>(undefined);
  const channel = useRef<BroadcastChannel>(null);
  const askAnew = useEffectEvent(ask);
  const tell = useEffectEvent(() => onChange?.());

  useEffect(() => {
    if (!enabled) return undefined;
    const opened = new BroadcastChannel(name);
    opened.addEventListener('message', ({ data: told }) => told !== known.current && askAnew('told'));
    channel.current = opened;
    const stop = onReturn(() => askAnew('return'));
    return () => {
      stop();
      opened.close();
      channel.current = null;
    };
  }, [name, enabled]);

  useEffect(() => {
    if (mark === undefined || known.current === mark) return;
    const isFirst = known.current === undefined;
    known.current = mark;
    if (isFirst) return;
    channel.current?.postMessage(mark);
    tell();
  }, [mark]);
};
