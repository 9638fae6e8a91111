interface Person {
  user_id: number;
  name: string;
}

/**
 * Whose changes one can choose to see: the own account's first, then those of the others in their order. Who is chosen is always
 * among them, perhaps without a name.
 */
export const peopleToChoose = ({
  staff,
  own,
  chosen,
}: {
  staff: readonly Person[];
  own: number | undefined;
  chosen: number | undefined;
}): { user_id: number; name: string | null }[] => {
  const isOwn = ({ user_id }: Person) => user_id === own;
  const known: { user_id: number; name: string | null }[] = [
    ...staff.filter(isOwn),
    ...staff.filter((person) => !isOwn(person)),
  ];
  if (chosen !== undefined && known.every(({ user_id }) => user_id !== chosen))
    known.push({ user_id: chosen, name: null });
  return known;
};
