import { open, readFile } from 'node:fs/promises';

/** Who was erased: an account or a child by its number, and by when it was made, so that nobody else with that number is meant (rule R183). */
export interface ErasedOne {
  what: 'family' | 'child';
  id: number;
  createdAt: Date;
  erasedAt: Date;
}

const LINE = /^(family|child) (\d+) made (\S+) erased (\S+)$/;

const lineOf = ({ what, id, createdAt, erasedAt }: ErasedOne): string =>
  `${what} ${id} made ${createdAt.toISOString()} erased ${erasedAt.toISOString().slice(0, 10)}`;

/** What tells one from all others. */
export const keyOf = ({ what, id, createdAt }: Omit<ErasedOne, 'erasedAt'>): string =>
  `${what} ${id} ${createdAt.toISOString()}`;

/** What the list says, and how many of its lines are none. A list that is not there is empty. */
export const readErasedList = async (path: string): Promise<{ erased: ErasedOne[]; unreadable: number }> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  const erased = lines.flatMap((line): ErasedOne[] => {
    const [, what, id, createdAt = '', erasedAt = ''] = LINE.exec(line) ?? [];
    const [made, gone] = [new Date(createdAt), new Date(erasedAt)];
    if ((what !== 'family' && what !== 'child') || [made, gone].some((at) => Number.isNaN(at.getTime())))
      return [];
    return [{ what, id: Number(id), createdAt: made, erasedAt: gone }];
  });
  return { erased, unreadable: lines.length - erased.length };
};

/** Adds those that the list does not hold yet; they are on the disk when this ends. */
export const addToErasedList = async (path: string, erased: readonly ErasedOne[]): Promise<void> => {
  const held = new Set((await readErasedList(path)).erased.map(keyOf));
  const added = erased.filter((one) => !held.has(keyOf(one)));
  if (added.length === 0) return;
  const file = await open(path, 'a', 0o600);
  try {
    // After a line that was cut off by a crash, too.
    await file.appendFile(`\n${added.map(lineOf).join('\n')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
};
