import { runningWork } from './running-work.ts';

const { during, useIsRunning } = runningWork();

/** Shows the loading overlay until `work` settles. */
export const withOverlay = during;
export const useIsOverlayShown = useIsRunning;
