import type { Sort } from '../../ui/app/office-table.tsx';

interface Column {
  title: string;
  sort?: string;
}

/** One way to sort a list, as a picker offers it; `title` is of the column. */
export interface SortChoice extends Sort {
  title: string;
  value: string;
}

/** Every way to sort by these columns, each up and down. Two columns of the same order are one choice, named by the first. */
export const sortChoices = (columns: readonly Column[]): SortChoice[] => {
  const titles = new Map<string, string>();
  for (const { title, sort } of columns) if (sort !== undefined && !titles.has(sort)) titles.set(sort, title);
  return [...titles].flatMap(([by, title]) =>
    (['asc', 'desc'] as const).map((direction) => ({ by, direction, title, value: `${by} ${direction}` })),
  );
};
