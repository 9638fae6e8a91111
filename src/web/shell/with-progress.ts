import { runningWork } from './running-work.ts';

const { during, useIsRunning } = runningWork();

/** Shows the progress line until `work` settles: the files of a screen are fetched before the router begins to go there. */
export const withProgress = during;
export const useIsFetching = useIsRunning;
