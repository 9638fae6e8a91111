/** What is said in the film of unit 4, in both languages, and for how many seconds each. */
const cues = [
  [3.375, 'Animals.', 'Hewan.'],
  [7.875, 'A goat. The goat eats grass.', 'Seekor kambing. Kambing itu makan rumput.'],
  [7.75, 'A duck. The duck can swim.', 'Seekor bebek. Bebek itu bisa berenang.'],
  [8, 'An elephant. It is very big.', 'Seekor gajah. Gajah itu besar sekali.'],
  [7.5, 'A cat. The cat sleeps.', 'Seekor kucing. Kucing itu tidur.'],
  [8.625, 'Well done! See you next week!', 'Hebat! Sampai jumpa minggu depan!'],
] as const;

const at = (seconds: number) => new Date(seconds * 1000).toISOString().slice(14, 23);

const captionsIn = (column: 1 | 2): string => {
  let from = 0;
  const lines = cues.map((cue) => {
    const to = from + cue[0];
    const line = `${at(from)} --> ${at(to)}\n${cue[column]}\n`;
    from = to;
    return line;
  });
  return ['WEBVTT\n', ...lines].join('\n');
};

/** The captions of a demo video; the others have none. */
export const demoCaptions = (video: string | null) =>
  video === 'unit-4' ? { captionsEN: captionsIn(1), captionsID: captionsIn(2) } : {};
