export { comingClassesOf, lockTimes } from './session-store.ts';
