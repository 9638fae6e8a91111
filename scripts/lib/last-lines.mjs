// The end of `npm test` names the tests that took longest, so that whoever adds one sees what it costs, and those that failed.

/** `durations` are { step, title, duration in milliseconds }; gives a line for each of the slowest `count`. */
export function slowestLines(durations, count) {
  // oxlint-disable-next-line unicorn/no-array-sort -- toSorted came with Node 20
  const slowest = [...durations].sort((a, b) => b.duration - a.duration).slice(0, count);
  return slowest.map(
    ({ step, title, duration }) => `${(duration / 1000).toFixed(1).padStart(6)} s  ${step}: ${title}`,
  );
}

const LONGEST_MESSAGE = 1_500;

/** The tests of `failures` ({ step, title, message }) with the beginning of what each said, below a heading. */
export const failureLines = (heading, failures) =>
  failures.length === 0
    ? []
    : [
        `\n── ${heading}`,
        ...failures.map(
          ({ step, title, message }) => `${step}: ${title}\n${message.slice(0, LONGEST_MESSAGE)}\n`,
        ),
      ];
