import { useEffect } from 'react';
import { closeNotification, notify } from '../shell/notify.ts';
import { askWhetherReached, untilReached, useConnection } from './connection.ts';
import { isSomethingTyped, watchTyping } from './typed-input.ts';

/**
 * What a person sees of a cut line and of a newer version of the site: the old screen stays, with what was typed, and
 * says what it waits for. Nothing is loaded anew unasked while something typed stands there.
 */
export const ConnectionNotice = () => {
  useWaitingNotice();
  useNewVersion();
  useEffect(watchTyping, []);
  useEffect(() => {
    addEventListener('click', leaveOnceReached);
    return () => removeEventListener('click', leaveOnceReached);
  }, []);
  return null;
};

const useWaitingNotice = () => {
  const waits = useConnection().waiting > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const id = notify({ severity: 'warning', message: ({ shell }) => shell.reconnecting, stays: true });
    return () => closeNotification(id);
  }, [waits]);
};

/** A navigation to a screen whose files are gone loads its document, or asks when that would lose what was typed. */
const useNewVersion = () => {
  const { outdated } = useConnection();
  useEffect(() => {
    if (!outdated) return;
    const { wanted } = outdated;
    if (wanted !== undefined && !isSomethingTyped()) return location.assign(wanted);
    notify({
      severity: 'warning',
      message: ({ shell }) => shell.newVersion.text,
      action: { label: ({ shell }) => shell.newVersion.load, href: wanted ?? location.href, here: true },
      stays: true,
    });
  }, [outdated]);
};

let leaving = new AbortController();

/** A link to another document, which without a connection would end on the browser's error page. */
const leaveOnceReached = (event: MouseEvent) => {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return;
  if (link.hash !== '' && link.pathname === location.pathname && link.search === location.search) return;
  if (navigator.onLine && !isSomethingTyped()) return;
  event.preventDefault();
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  const go = () => {
    if (!signal.aborted) location.assign(link.href);
  };
  // A server that answers with an error has been reached as well.
  void untilReached(askWhetherReached, signal).then(go, go);
};
