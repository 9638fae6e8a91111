import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What a link into the room says of the place it stands at. */
export const from = (path: string) => ({ from: path });

/**
 * The way out of a part of the room, which the key Escape takes as well. Whoever came from there goes back, so that the browser's own
 * button never leads in again.
 * @param onEscape what the key does instead
 */
export const useLeave = (to: string, onEscape?: () => void) => {
  const navigate = useNavigate();
  const state = useLocation().state as { from?: unknown } | null;
  const leave = () => void (state?.from === to ? navigate(-1) : navigate(to, { replace: true }));
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.fullscreenElement !== null) return;
    // Else the browser would close at once what this opens.
    event.preventDefault();
    (onEscape ?? leave)();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => escape(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return leave;
};
