/** The filters that a list was last shown with, as its address says them: `grade=2&type=0`; empty for none. */
export const rememberedFilters = (key: string): string => {
  // Storage may be blocked: then no filters are remembered.
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

export const rememberFilters = (key: string, filters: URLSearchParams) => {
  try {
    localStorage.setItem(key, filters.toString());
  } catch {
    // Storage may be blocked: the filters then last as long as the address.
  }
};
