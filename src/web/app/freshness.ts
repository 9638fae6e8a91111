import { type QueryClient, focusManager } from '@tanstack/react-query';
import { refetchShown } from './query.ts';

/** The browser's windows tell one another that something has changed; none hears itself. */
const windows = typeof document === 'undefined' ? null : new BroadcastChannel('kancil-changes');

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
export const tellOtherWindows = (): void => windows?.postMessage('changed');

/**
 * Keeps what is shown as it stands on the server, whoever changes it (decision 0035): it is asked for anew when the page is looked at
 * again and when another window has changed something. How often a visible page asks by itself is among the defaults of query.ts.
 */
export const keepFresh = (client: QueryClient): void => {
  focusManager.setEventListener((look) => {
    const lookAgain = () => look();
    document.addEventListener('visibilitychange', lookAgain);
    // Two windows side by side are both visible: only the focus tells that one is looked at again.
    addEventListener('focus', lookAgain);
    addEventListener('online', lookAgain);
    return undefined;
  });
  windows?.addEventListener('message', () => void refetchShown(client));
};
