import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../frame/page-info.tsx';
import { type Speaker, useTold } from '../words/speak.ts';

/** What Kancil says: it stands there, and is heard where the device has the voice. */
export interface Kancil {
  readonly line: string;
  readonly speaker: Speaker;
  /** a video plays, over which nobody speaks */
  readonly isQuiet: boolean;
  say(line: string): void;
}

interface Saying {
  /** what stands above him already, and is heard before it */
  title?: string;
  /** what he never speaks over plays now */
  isQuiet?: boolean;
}

/** @param greeting what he says first, and again when it has become another one */
export const useKancil = (greeting: string, { title = '', isQuiet = false }: Saying = {}): Kancil => {
  const language = useLanguage();
  const [said, setSaid] = useState({ greeting, line: greeting });
  if (said.greeting !== greeting) setSaid({ greeting, line: greeting });
  const [first] = useState(greeting);
  const speaker = useTold(greeting === first ? `${title} ${greeting}`.trim() : greeting, !isQuiet);
  const beQuiet = useEffectEvent(() => speaker.hush());
  useEffect(() => {
    if (isQuiet) beQuiet();
  }, [isQuiet]);
  return {
    line: said.line,
    speaker,
    isQuiet,
    say: (line) => {
      setSaid({ greeting, line });
      speaker.say({ text: line, language });
    },
  };
};
