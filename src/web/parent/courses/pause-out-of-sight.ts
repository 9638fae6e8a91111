import { type RefObject, useEffect } from 'react';

/** A video that is scrolled out of sight pauses, unless it plays in a window of its own. */
export const usePauseOutOfSight = (video: RefObject<HTMLVideoElement | null>) => {
  useEffect(() => {
    const player = video.current;
    if (!player) return undefined;
    const watch = new IntersectionObserver((changes) => {
      const isSeen = changes.at(-1)?.isIntersecting || document.pictureInPictureElement === player;
      if (!isSeen) player.pause();
    });
    watch.observe(player);
    return () => watch.disconnect();
  }, [video]);
};
