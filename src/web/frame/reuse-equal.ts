/**
 * Gives the last value again as long as the given ones are equal to it, for what is kept by the identity of an object.
 *
 * @returns a function that takes what can be written as JSON, always in the same order of properties
 */
export const reuseEqual = <Value extends object>(): ((given: Value) => Value) => {
  let last: { value: Value; json: string } | undefined;
  return (given) => {
    const json = JSON.stringify(given);
    if (last?.json !== json) last = { value: given, json };
    return last.value;
  };
};
