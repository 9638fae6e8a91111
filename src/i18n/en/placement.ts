/** What the school tells about where a child is placed. */
export const placement = {
  byTest: {
    title: (child: string, grade: number) => `${child} starts in Grade ${grade}`,
    body: (child: string) =>
      `The placement test is done, and we have found ${child}’s grade. See what ${child} can do already, and what comes next.`,
  },
  reminder: {
    title: (child: string) => `${child}’s placement test is waiting`,
    lastTitle: (child: string) => `${child}’s placement test: time is nearly up`,
    body: (child: string, until: string, minutes: number, grade: number) =>
      `It takes ${minutes} minutes, and ${child} can start it until ${until}. If it is not started by then, ${child} starts in Grade ${grade}.`,
  },
  byTime: {
    body: (child: string) =>
      `The placement test was not started in time, so ${child} starts without it. The lessons are on ${child}’s page. If you think another grade would suit ${child} better, please write to us.`,
  },
};
