export { lockTimes, selectComingOf as comingClassesOf } from './session-store.ts';
