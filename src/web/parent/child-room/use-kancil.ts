import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../frame/page-info.tsx';
import { useSpeaker } from '../words/speak.ts';

/** What Kancil says: it stands there, and is heard where the device has the voice. */
export interface Kancil {
  readonly line: string;
  readonly isHeard: boolean;
  say(line: string): void;
  sayAgain(): void;
}

/**
 * @param greeting what he says first, and again when it has become another one
 * @param title what stands above him already, and is heard before it
 */
export const useKancil = (greeting: string, title = ''): Kancil => {
  const language = useLanguage();
  const speaker = useSpeaker();
  const [said, setSaid] = useState({ greeting, line: greeting });
  if (said.greeting !== greeting) setSaid({ greeting, line: greeting });
  const speak = (line: string) => speaker.say(line, language);
  const greet = useEffectEvent((line: string) => speak(`${title} ${line}`));
  useEffect(() => greet(greeting), [greeting]);
  return {
    line: said.line,
    isHeard: speaker.canSpeak(language),
    say: (line) => {
      setSaid({ greeting, line });
      speak(line);
    },
    sayAgain: () => speak(said.line),
  };
};
