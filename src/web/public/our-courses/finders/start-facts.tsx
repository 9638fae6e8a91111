import { longDate, monthAndYear } from '../../../../i18n/dates.ts';
import { useLanguage } from '../../../frame/page-info.tsx';
import type { OurCoursesTexts } from '../our-courses-texts.ts';
import type { Start } from './next-start.ts';

interface Props {
  texts: OurCoursesTexts['start'];
  start: Start;
  className: string | undefined;
  /** when live classes usually are, where that is to be told */
  times?: string | null;
}

/** When the next class starts and until when to register; the months alone while no batch is open. */
export function StartFacts({ texts, start, className, times = null }: Props) {
  const language = useLanguage();
  const usually = times !== null && <li>{texts.usually(times)}</li>;
  if (start.batch === null)
    return (
      <ul className={className}>
        <li>{texts.coming(monthAndYear(language, start.registrationMonth))}</li>
        <li>{texts.comingStart(monthAndYear(language, start.startMonth))}</li>
        {usually}
      </ul>
    );
  const { from, to } = start.registration;
  return (
    <ul className={className}>
      <li>
        <strong>{texts.batch(start.batch)}</strong>
      </li>
      <li>{texts[start.underWay ? 'started' : 'starts'](longDate(language, start.startDate))}</li>
      <li>{texts.window(longDate(language, from), longDate(language, to))}</li>
      {usually}
    </ul>
  );
}
