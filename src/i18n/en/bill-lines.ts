/** What the lines of a bill are called, before it is paid and on its receipt. */
export const billLines = {
  interval: (term: string) => `Course, ${term}`,
  delivery: (courier: string) => `Delivery with ${courier}`,
};
