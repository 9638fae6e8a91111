const SILENCE = 'kancil.silent';
const CHANGED = 'kancil-silence';

/** Whether this device's family wants a room that does not speak by itself. */
export const isSilent = (): boolean => {
  try {
    return localStorage.getItem(SILENCE) !== null;
  } catch {
    return false;
  }
};

/** Storage may be blocked: then it goes on speaking. */
export const silence = (isSilentNow: boolean): void => {
  try {
    if (isSilentNow) localStorage.setItem(SILENCE, 'yes');
    else localStorage.removeItem(SILENCE);
  } catch {
    return;
  }
  dispatchEvent(new Event(CHANGED));
};

export const watchSilence = (changed: () => void) => {
  addEventListener(CHANGED, changed);
  return () => removeEventListener(CHANGED, changed);
};
