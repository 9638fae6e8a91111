const video = (child: string) => `New for ${child} from today.`;
const test = (child: string) => `${child} takes this test this week. We will tell you the time.`;

/** What stands in the calendar that a family subscribes to; the descriptions by the type of a session. */
export const calendarFeed = {
  name: (child: string) => `English course: ${child}`,
  /** without a child’s name, because others read a calendar along */
  summary: (session: string, title: string) => `${session}, ${title}`,
  description: {
    0: video,
    1: () => 'A live class this week. We will tell you the time.',
    2: video,
    3: test,
    4: test,
  },
  /** of a live class that has its time; without a child’s name, as all titles are */
  classes: {
    class: (unit: number, teacher: string | null) =>
      `Live class${teacher === null ? '' : ` with ${teacher}`}: Unit ${unit}`,
    native: (unit: number, teacher: string | null) =>
      `Live class with ${teacher === null ? 'a native teacher' : `${teacher}, a native teacher`}: Unit ${unit}`,
    oral_test: (unit: number) => `Oral test after unit ${unit}`,
    description: 'The button to join appears at this address shortly before.',
  },
};
