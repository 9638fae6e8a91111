import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { Language } from '../../../i18n/language.ts';

/** What is known of a voice of the device. */
export type KnownVoice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

/** A voice of this language, rather one of the device itself than one that a network speaks; none where there is none. */
export const voiceOf = <Voice extends KnownVoice>(
  voices: readonly Voice[],
  language: Language,
): Voice | undefined => {
  // Old devices call Indonesian "in".
  const own = voices.filter(({ lang }) =>
    new RegExp(`^${language === 'en' ? 'en' : 'i[dn]'}([-_]|$)`, 'i').test(lang),
  );
  return own.find(({ localService }) => localService) ?? own[0];
};

const speech = () =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;

/** The device's voices as a list that changes; some browsers learn of theirs later. */
const watchVoices = (changed: () => void) => {
  speech()?.addEventListener?.('voiceschanged', changed);
  return () => speech()?.removeEventListener?.('voiceschanged', changed);
};
const languagesSpoken = () =>
  (['en', 'id'] as const).filter((language) => voiceOf(speech()?.getVoices() ?? [], language)).join();

/** Says things to a child: by a recording of the school, else by the device's voice, else not at all, and the text stands there. */
export interface Speaker {
  canSpeak(language: Language): boolean;
  /** the device's voice; what was being said ends, unless this is to follow it */
  say(text: string, language: Language, how?: { after?: boolean }): void;
  /** a recording; where it cannot be played, `instead` is done */
  play(address: string, instead?: () => void): void;
  hush(): void;
}

/** What it says ends with the part of the page that says it. */
export const useSpeaker = (): Speaker => {
  const spoken = useSyncExternalStore(watchVoices, languagesSpoken, () => '');
  const sound = useRef<HTMLAudioElement | null>(null);
  const hush = () => {
    speech()?.cancel();
    sound.current?.pause();
    sound.current = null;
  };
  const leave = useEffectEvent(hush);
  useEffect(() => () => leave(), []);
  return {
    canSpeak: (language) => spoken.split(',').includes(language),
    say: (text, language, { after = false } = {}) => {
      if (!after) hush();
      const voice = voiceOf(speech()?.getVoices() ?? [], language);
      if (!voice) return;
      const words = new SpeechSynthesisUtterance(text);
      words.voice = voice;
      words.lang = voice.lang;
      words.rate = 0.85;
      speech()?.speak(words);
    },
    play: (address, instead) => {
      hush();
      const own = new Audio(address);
      sound.current = own;
      // A browser that wants a touch first, or a recording that is gone.
      own.play().catch(() => {
        if (sound.current === own) instead?.();
      });
    },
    hush,
  };
};
