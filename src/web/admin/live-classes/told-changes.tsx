import { keepDates } from '../../ui/page/keep-together.ts';
import factStyles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { useClassWords } from './class-words.ts';
import type { MovedClass } from './session-entry.ts';

interface Props {
  moved: readonly MovedClass[];
  families: number;
  /** what is unusual about it */
  notes?: readonly string[];
}

/** Which classes a change moves or makes longer, and how many families are told. */
export const ToldChanges = ({ moved, families, notes = [] }: Props) => {
  const { liveClasses: words } = useTexts().admin;
  const { unitOf, when } = useClassWords();
  const said = ({ session, from }: MovedClass) => {
    if (from === null) return words.added(when(session));
    const isLater = from.starts_at !== session.starts_at;
    const isLonger = from.minutes !== session.minutes;
    return [
      isLater && words.moved(when(from), when(session)),
      isLonger && words.newLength(from.minutes, session.minutes),
    ]
      .filter((part) => part !== false)
      .join(', ');
  };
  return (
    <>
      {moved.length > 0 && (
        <div className={factStyles.facts}>
          <dl>
            {moved.map((one) => (
              <div key={`${one.session.kind}-${one.session.unit}`}>
                <dt>{unitOf(one.session)}</dt>
                <dd>
                  <span data-wraps>{keepDates(said(one))}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {notes.map((note) => (
        <p key={note}>{keepDates(note)}</p>
      ))}
      <p>
        <strong>{words.familiesTold(families)}</strong>
      </p>
    </>
  );
};
