import { keepDates } from '../../ui/page/keep-together.ts';
import factStyles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { useClassWords } from './class-words.ts';
import type { MovedClass } from './session-entry.ts';

/** Which classes a change moves, and how many families are told. */
export const ToldChanges = ({ moved, families }: { moved: readonly MovedClass[]; families: number }) => {
  const { liveClasses: words } = useTexts().admin;
  const { unitOf, when } = useClassWords();
  return (
    <>
      {moved.length > 0 && (
        <div className={factStyles.facts}>
          <dl>
            {moved.map(({ session, from }) => (
              <div key={`${session.kind}-${session.unit}`}>
                <dt>{unitOf(session)}</dt>
                <dd>
                  <span data-wraps>
                    {keepDates(
                      from === null
                        ? words.added(when(session))
                        : words.moved(when({ starts_at: from }), when(session)),
                    )}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p>
        <strong>{words.familiesTold(families)}</strong>
      </p>
    </>
  );
};
