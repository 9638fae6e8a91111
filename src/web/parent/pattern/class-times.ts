import { classDay, classTime, clockTime } from '../../../i18n/dates.ts';
import { zoneOfProvince } from '../../../domain/values/zones.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useParent } from './profile-session.ts';

/** How a family reads the times of live classes: in WIB and, where it lives in another zone, in its own time too. */
export const useClassTimes = () => {
  const language = useLanguage();
  const zone = zoneOfProvince(useParent().province);
  return {
    /** the day and the time that something begins at */
    when: (startsAt: string) => classTime(language, new Date(startsAt), zone),
    /** the time of the day alone */
    time: (instant: Date) => clockTime(language, instant, zone),
    /** the day alone */
    day: (startsAt: string) => classDay(language, new Date(startsAt)),
  };
};
