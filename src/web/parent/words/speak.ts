import { useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react';
import type { LessonWord } from '../../../contract/word-objects.ts';
import type { Language } from '../../../i18n/language.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { isSilent, silence, watchSilence } from './silence.ts';

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

/** A part of what is said: text in a language, or a recording, with what is said where it cannot be played. */
export type Spoken =
  | { readonly text: string; readonly language: Language }
  | { readonly recording: string; readonly instead?: Spoken };

/** An English word: by the school's recording, else by the device. */
export const spokenWord = ({ english, recording_url: recording }: LessonWord): Spoken => {
  const word: Spoken = { text: english, language: 'en' };
  return recording === null ? word : { recording, instead: word };
};

/** A page has one voice, whichever part of it speaks. */
const voice = {
  /** who spoke last, and what */
  by: '',
  last: [] as readonly Spoken[],
  /** what is still to be said */
  queue: [] as Spoken[],
  isSpeaking: false,
  /** raised by what ends that which is being said */
  turn: 0,
  sound: null as HTMLAudioElement | null,
  // Browsers forget words that nobody holds, and then never tell that they were said.
  words: null as SpeechSynthesisUtterance | null,
};

const hush = () => {
  Object.assign(voice, { queue: [], isSpeaking: false, turn: voice.turn + 1 });
  speech()?.cancel();
  voice.sound?.pause();
  voice.sound = null;
};

const utter = (part: Spoken): Promise<void> =>
  new Promise((resolve) => {
    if ('recording' in part) {
      const own = new Audio(part.recording);
      voice.sound = own;
      own.addEventListener('ended', () => resolve());
      // A recording that is gone; one that was hushed is over.
      own.play().catch(() => {
        if (voice.sound === own && part.instead) void utter(part.instead).then(resolve);
        else resolve();
      });
      return;
    }
    const own = voiceOf(speech()?.getVoices() ?? [], part.language);
    if (!own) return resolve();
    const words = new SpeechSynthesisUtterance(part.text);
    Object.assign(words, { voice: own, lang: own.lang, rate: 0.85, onend: resolve, onerror: resolve });
    voice.words = words;
    speech()?.speak(words);
  });

const speakOn = async (): Promise<void> => {
  if (voice.isSpeaking) return;
  voice.isSpeaking = true;
  const { turn } = voice;
  for (let part = voice.queue.shift(); part; part = voice.queue.shift()) {
    await utter(part);
    if (voice.turn !== turn) return;
  }
  voice.isSpeaking = false;
};

const touched = () => void speakOn();
/** Browsers let a page speak once it was touched; what is to be said waits for that. */
const speakOnceTouched = (): void => {
  if (navigator.userActivation?.hasBeenActive ?? true) return touched();
  for (const touch of ['click', 'keydown']) addEventListener(touch, touched, { once: true, capture: true });
};

/** Says things to a child: by a recording of the school, else by the device's voice, else not at all, and the text stands there (rule R362). */
export interface Speaker {
  canSpeak(language: Language): boolean;
  /** whether it says only what it is asked for */
  readonly isSilent: boolean;
  silence(isSilent: boolean): void;
  /** by itself: after what is being said, and not when it was silenced */
  tell(...parts: Spoken[]): void;
  /** because somebody asked: at once */
  say(...parts: Spoken[]): void;
  /** what was said last */
  again(): void;
  hush(): void;
}

/** What it says ends with the part of the page that says it. */
export const useSpeaker = (): Speaker => {
  const spoken = useSyncExternalStore(watchVoices, languagesSpoken, () => '');
  const silent = useSyncExternalStore(watchSilence, isSilent, () => false);
  const by = useId();
  useEffect(
    () => () => {
      if (voice.by === by) hush();
    },
    [by],
  );
  const say = (...parts: Spoken[]) => {
    hush();
    Object.assign(voice, { by, last: parts, queue: [...parts] });
    void speakOn();
  };
  return {
    canSpeak: (language) => spoken.split(',').includes(language),
    isSilent: silent,
    silence: (wanted) => {
      silence(wanted);
      if (wanted) hush();
    },
    tell: (...parts) => {
      Object.assign(voice, { by, last: parts });
      if (isSilent()) return;
      voice.queue.push(...parts);
      speakOnceTouched();
    },
    say,
    again: () => say(...voice.last),
    hush,
  };
};

/** Tells a text of the screen once, and the next when it is another one; '' is none. */
export const useTold = (text: string, isOn = true): Speaker => {
  const language = useLanguage();
  const speaker = useSpeaker();
  // A device may learn of its voices only after the text stands there.
  const isHeard = isOn && speaker.canSpeak(language);
  const told = useRef('');
  const tell = useEffectEvent(() => speaker.tell({ text, language }));
  useEffect(() => {
    if (!isHeard || told.current === text) return;
    told.current = text;
    if (text !== '') tell();
  }, [text, isHeard]);
  return speaker;
};
