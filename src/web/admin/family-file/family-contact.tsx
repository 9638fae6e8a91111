import { CopyButton } from '../list/copy-button.tsx';
import facts from '../list/panel-facts.module.css';
import { placeLines, usePlaceNames } from '../list/place-names.ts';
import { useTexts } from '../list/texts.ts';
import type { FamilyFile } from './family-query.ts';

/** How a family is reached, where it lives, and which language it reads. */
export const FamilyContact = ({ family }: Pick<FamilyFile, 'family'>) => {
  const { family: words, orders } = useTexts().admin;
  const places = usePlaceNames();
  if (family.erased_at !== null) return null;
  const { phone_number: phone, email, special_notes: notes } = family;
  return (
    <div className={facts.facts}>
      <div>
        <address>
          <a href={`tel:${phone}`}>{phone}</a>
          <a href={`mailto:${email}`}>{email}</a>
          {placeLines(family, places).map((line, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines of an address can be the same
            <span key={place}>{line}</span>
          ))}
          {notes !== '' && <em>{orders.notes(notes)}</em>}
        </address>
        <CopyButton text={phone} label={orders.copyPhone} />
      </div>
      <dl>
        <div>
          <dt>{words.language}</dt>
          <dd>{words.languages[family.locale]}</dd>
        </div>
      </dl>
    </div>
  );
};
