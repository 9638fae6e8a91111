/** Does something with what this tab keeps over a reload. Storage may be blocked or full: then it comes to `otherwise`. */
export const inTabStorage = <Value>(what: (store: Storage) => Value, otherwise: Value): Value => {
  try {
    return what(sessionStorage);
  } catch {
    return otherwise;
  }
};
