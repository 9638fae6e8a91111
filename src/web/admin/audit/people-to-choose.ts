interface Person {
  user_id: number;
  name: string;
}

/**
 * Whose changes one can choose to see: the own account's first, then those of the others who are on the page, by name. Who is
 * chosen is always among them, perhaps without a name.
 */
export const peopleToChoose = ({
  authors,
  own,
  chosen,
}: {
  authors: readonly Person[];
  own: Person | null;
  chosen: number | undefined;
}): { user_id: number; name: string | null }[] => {
  const others = [...new Map(authors.map((author) => [author.user_id, author])).values()]
    .filter(({ user_id }) => user_id !== own?.user_id)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const known: { user_id: number; name: string | null }[] = [...(own ? [own] : []), ...others];
  if (chosen !== undefined && known.every(({ user_id }) => user_id !== chosen))
    known.push({ user_id: chosen, name: null });
  return known;
};
