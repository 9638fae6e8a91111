/** Stands for whatever a text is made of: a name, an amount, a list or a record. As text or number it is 9999, which no rule is. */
const whatever: unknown = new Proxy(() => whatever, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return () => '9999';
    return key === Symbol.iterator ? () => ['9999'].values() : whatever;
  },
  apply: () => whatever,
});

/** Every sentence of a text, those that are made of something, too: of whatever, and of nothing where that is possible. */
export const sentencesIn = (text: unknown): string[] => {
  if (typeof text === 'string') return [text];
  if (typeof text === 'function') {
    const made = (given: unknown) =>
      sentencesIn((text as (...all: unknown[]) => unknown)(...Array<unknown>(7).fill(given)));
    return text === whatever ? [] : [...made(whatever), ...ofNothing(() => made(undefined))];
  }
  return typeof text === 'object' && text !== null ? Object.values(text).flatMap(sentencesIn) : [];
};

/** Many texts cannot be made of nothing: a list, for one. */
const ofNothing = (made: () => string[]): string[] => {
  try {
    return made();
  } catch {
    return [];
  }
};

const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty|sixty|' +
  'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|belas|puluh';
const counted =
  'weeks?|days?|hours?|minutes?|months?|years?|mondays|units?|classes|starts|tests?|reports?|parts?|grades?|children|teachers?|percent|' +
  'minggu|hari|jam|menit|bulan|tahun|senin|unit|kelas|angkatan|tes|rapor|bagian|tingkat|anak|guru|persen';
const places = 'second|third|fourth|kedua|ketiga|keempat';

/**
 * A figure that a rule might have given: in digits, up to 69, so that tests hand in others; in words where it counts something of
 * the school and is not a way of speaking.
 */
export const oldFigure = new RegExp(
  [
    String.raw`(?<![\w.,-])[1-6]?\d\b(?![.,]\d)`,
    String.raw`\b(${numbers})([ -][a-z]+)?[ -](${counted})\b`,
    String.raw`\b(${places}) (week|unit|grade)\b|\b(minggu|unit|tingkat) (${places})\b`,
  ].join('|'),
  'i',
);
