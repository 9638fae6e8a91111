/** How many confirmed addresses wait. */
export { countConfirmed as countWaiting } from './waiting-store.ts';
