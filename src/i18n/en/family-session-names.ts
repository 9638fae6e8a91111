/** What families call the five kinds of sessions, by the number of their type; apart, because parents load no text of the office. */
export const familySessionNames = {
  0: 'Welcoming video',
  1: 'Live class',
  2: 'Video',
  3: 'Oral Test',
  4: 'Written Test',
};
