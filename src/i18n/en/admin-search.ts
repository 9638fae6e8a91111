/** The one search over everything of the back office. */
export const search = {
  title: 'Search',
  open: 'Search everything',
  field: 'Name, phone number, tracking number or lesson',
  hint: 'Children, parents, parcels and lessons, by any words of them: “bint hand”, “0857 1122”, a tracking number, “grade 4 unit 5”.',
  tooShort: 'Please type at least three letters or digits of one word.',
  searching: 'Searching …',
  found: (count: number) => (count === 1 ? '1 hit' : `${count} hits`),
  none: (q: string) => `Nothing was found for “${q}”.`,
  noneHint: 'Fewer letters of a word find more.',
  failed: 'The search did not work.',
  groups: { childs: 'Children', parents: 'Parents', orders: 'Orders', courses: 'Lessons' },
  more: {
    childs: 'More in the list of children',
    parents: 'More in the list of children',
    orders: 'More in the list of orders',
    courses: 'More in the list of lessons',
  },
  batch: (batch: number) => `Batch ${batch}`,
  noBatch: 'no batch yet',
  parent: (name: string) => `Parent: ${name}`,
  keys: 'Arrow keys choose, Enter opens, Esc closes.',
};
