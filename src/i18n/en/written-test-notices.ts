/** That a written test is open, in its week or once more. */
export const written_test_open = {
  title: (name: string, unit: number) => `${name}: the written test after unit ${unit} is open`,
  /** staff have opened it for this child */
  againTitle: (name: string, last: string) => `${name}’s written test is open once more, until ${last}`,
  body: (name: string, last: string) =>
    `It can be taken once, until ${last}, and has a time limit. Choose a quiet time, and let ${name} answer alone: mistakes show the teacher where to help. You will find it on ${name}’s page, under “Tests”.`,
};
