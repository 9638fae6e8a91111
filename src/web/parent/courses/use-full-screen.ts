import { type RefObject, useSyncExternalStore } from 'react';

/** What an iPhone has in its place: the video alone, with its own controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

const follow = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};
const canBeAlone = () => document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;
const isAlone = () => document.fullscreenElement !== null;
const onServer = () => false;

/** Shows the player alone on the screen; null where the browser cannot, and on the server. */
export const useFullScreen = (
  player: RefObject<HTMLElement | null>,
  video: RefObject<PhoneVideo | null>,
): { isOn: boolean; toggle: () => void } | null => {
  const can = useSyncExternalStore(follow, canBeAlone, onServer);
  const isOn = useSyncExternalStore(follow, isAlone, onServer);
  const toggle = () => {
    // What the browser refuses stays as it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) player.current?.requestFullscreen().catch(() => {});
    else video.current?.webkitEnterFullscreen?.();
  };
  return can ? { isOn, toggle } : null;
};
