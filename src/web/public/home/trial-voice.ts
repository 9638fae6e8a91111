/** What the game knows of a voice of the browser. */
export type KnownVoice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

const isEnglish = ({ lang }: KnownVoice) => /^en([-_]|$)/i.test(lang);

/** An English voice, rather one of the device itself than one that a network speaks; none where there is none. */
export const englishVoice = <Voice extends KnownVoice>(voices: readonly Voice[]): Voice | undefined => {
  const english = voices.filter(isEnglish);
  return english.find(({ localService }) => localService) ?? english[0];
};
