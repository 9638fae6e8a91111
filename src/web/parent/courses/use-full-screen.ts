import { type RefObject, useEffect, useState } from 'react';

/** What an iPhone has in its place: the video alone, with its own controls. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Shows the player alone on the screen; null until it is known that the browser can. */
export const useFullScreen = (
  player: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): { isOn: boolean; toggle: () => void } | null => {
  const [can, setCan] = useState(false);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    setCan(document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype);
    const look = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const toggle = () => {
    // What the browser refuses stays as it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else if (document.fullscreenEnabled) player.current?.requestFullscreen().catch(() => {});
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  };
  return can ? { isOn, toggle } : null;
};
