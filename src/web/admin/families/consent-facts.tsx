import { useQuery } from '@tanstack/react-query';
import { useFormats } from '../../frame/page-info.tsx';
import { apiQuery } from '../../app/screen.ts';
import { officeMoment } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';

/** Asks for what the parent allows of each child of a family. */
export const consentsQuery = (familyId: number) =>
  apiQuery('GET /users/{id}/consents', { params: { id: familyId } });

/** What the parent allows of a child, and since when. Staff read it; the parent alone changes it. */
export const ConsentFacts = ({ familyId, childId }: { familyId: number; childId: number }) => {
  const { allowed } = useTexts().admin;
  const formats = useFormats();
  const { data } = useQuery(consentsQuery(familyId));
  if (!data) return null;
  const given = data.consents.filter((one) => one.child_id === childId && one.given);
  return (
    <dl>
      <div>
        <dt>{allowed.title}</dt>
        <dd>
          {given.length === 0
            ? allowed.nothing
            : withWholeDays(
                given
                  .map(({ kind, said_at: at }) =>
                    at === null
                      ? allowed.kinds[kind]
                      : allowed.since(allowed.kinds[kind], officeMoment(at, formats)),
                  )
                  .join(', '),
              )}
        </dd>
      </div>
    </dl>
  );
};
