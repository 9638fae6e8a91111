import { useChoice } from '../../frame/page-info.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Mark, type MarkName } from '../../ui/page/marks.generated.tsx';
import { rhythmTexts } from './rhythm-texts.ts';
import css from './week.module.css';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Day = (typeof days)[number];

/** On Sunday Kancil sleeps. */
const pictures: Record<Day, MarkName | 'kancil'> = {
  monday: 'television',
  tuesday: 'open-book',
  wednesday: 'duck',
  thursday: 'pencil',
  friday: 'television',
  saturday: 'star',
  sunday: 'kancil',
};

const DayPicture = ({ of }: { of: MarkName | 'kancil' }) =>
  of === 'kancil' ? <Kancil pose="sleeping" className={css.kancil} /> : <Mark of={of} size={56} />;

/** A week as it may go, a picture for each of its seven days. */
export function Week() {
  const { week } = useChoice(rhythmTexts);
  return (
    <ol className={css.days}>
      {days.map((of) => {
        const { day, title, text } = week[of];
        return (
          <li key={of}>
            <span className={css.day}>{day}</span>
            <span className={css.picture}>
              <DayPicture of={pictures[of]} />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
