/** What the office calls the five kinds of sessions, by the number of their type. */
export const sessionNames = {
  0: 'Welcoming video',
  1: 'Zoom meeting review',
  2: 'Unit week',
  3: 'Oral Test',
  4: 'Written Test',
};
