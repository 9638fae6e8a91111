/** Values of a form and facts of its record by name, as text. */
export type Texts = Readonly<Record<string, string>>;

/** A value as text; what is no text, number or choice counts as none. */
export const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`.trim()
    : '';

/** The values of these fields as text, without spaces around them, as the server keeps them. */
export const textsOf = (values: Readonly<Record<string, unknown>>, names: readonly string[]): Texts =>
  Object.fromEntries(names.map((name) => [name, textOf(values[name])]));

/** The names under which two states differ. */
export const namesThatDiffer = (one: Texts, other: Texts): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => (one[name] ?? '') !== (other[name] ?? ''),
  );

export interface States {
  /** the record as the form was made from it */
  base: Texts;
  /** what the form holds */
  yours: Texts;
  /** the record as it stands now */
  theirs: Texts;
}

/** Fields that say something only together: where one of them was touched or decided, all of them were. */
export type Together = readonly string[];

/** These names, and those that go with one of them. */
export const withTogether = (names: readonly string[], together: Together): string[] =>
  together.some((name) => names.includes(name)) ? [...new Set([...names, ...together])] : [...names];

/** The fields that still stand as the form was made: whoever saves it has decided nothing about them. */
export const untouchedNames = (
  { base, yours }: Pick<States, 'base' | 'yours'>,
  names: readonly string[],
  together: Together = [],
): string[] => {
  const touched = names.filter((name) => (base[name] ?? '') !== (yours[name] ?? ''));
  const decided = withTogether(touched, together);
  return names.filter((name) => !decided.includes(name));
};

/** The names under which somebody else has changed the record to something else than the form holds. */
export const conflictingNames = ({ base, yours, theirs }: States): string[] =>
  namesThatDiffer(base, theirs).filter((name) => (yours[name] ?? '') !== (theirs[name] ?? ''));

/** Whether two values of a field are the same; lists are by their entries. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry, place) => isSameValue(entry, other[place]))
    : one === other;
