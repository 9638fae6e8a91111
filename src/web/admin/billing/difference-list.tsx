import type { SettlementDifference } from '../../../contract/day-close.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { officeMoment } from '../list/office-date.ts';
import { StatusWord } from '../list/status-word.tsx';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import styles from './day-close.module.css';
import { DifferenceSides } from './difference-sides.tsx';

interface Props {
  differences: readonly SettlementDifference[];
  onOpen: (difference: SettlementDifference) => void;
}

/** Every row of a day to look into: what each side says, what to do next, and what was found. */
export const DifferenceList = ({ differences, onOpen }: Props) => (
  <ul className={styles.differences}>
    {differences.map((one) => (
      <li key={one.difference_id}>
        <OneDifference difference={one} onOpen={() => onOpen(one)} />
      </li>
    ))}
  </ul>
);

const OneDifference = ({ difference, onOpen }: { difference: SettlementDifference; onOpen: () => void }) => {
  const { dayClose } = useTexts().admin;
  const { kind, order_id: order, difference_id: id, looked_into: note } = difference;
  return (
    <article className={styles.difference} aria-label={`${dayClose.kinds[kind]}, ${order}`} data-row={id}>
      <h3>
        <StatusWord tone={note ? 'done' : 'stopped'}>{dayClose.kinds[kind]}</StatusWord> <code>{order}</code>
      </h3>
      <DifferenceSides difference={difference} />
      {note ? <FoundNote note={note} /> : <p>{dayClose.next[kind]}</p>}
      <div>
        <Button variant="outline" onClick={onOpen}>
          {note ? dayClose.changeNote : dayClose.lookInto}
          <span className="visually-hidden"> {order}</span>
        </Button>
      </div>
    </article>
  );
};

/** What somebody has found, who, and when. */
export const FoundNote = ({ note }: { note: NonNullable<SettlementDifference['looked_into']> }) => {
  const formats = useFormats();
  return (
    <p className={styles.found}>
      {note.note}{' '}
      <small>
        {note.by}, <time dateTime={note.at}>{officeMoment(note.at, formats)}</time>
      </small>
    </p>
  );
};
