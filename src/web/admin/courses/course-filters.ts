const KEY = 'kancil-course-filters';

/** What the list of courses was last filtered by, as its address says it: `grade=2&type=0`; empty for all. */
export const rememberedFilters = (): string => {
  // A browser may withhold its storage: then nothing is remembered, and nothing else is lost.
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

export const rememberFilters = (chosen: Record<string, string>) => {
  const kept = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''));
  try {
    localStorage.setItem(KEY, kept.toString());
  } catch {}
};
