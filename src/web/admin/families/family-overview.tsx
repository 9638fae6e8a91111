import { useQuery } from '@tanstack/react-query';
import type { ListedChild } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { CopyButton } from '../list/copy-button.tsx';
import { usePanel } from '../list/open-row.ts';
import styles from '../list/panel-facts.module.css';
import { placeLines, usePlaceNames } from '../list/place-names.ts';
import { useTexts } from '../list/texts.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { accountQuery } from './account-query.ts';
import { ConsentFacts } from './consent-facts.tsx';
import { siblingsQuery } from './listed-child.ts';

interface Props {
  /** by which the family was opened */
  child: ListedChild;
  /** the year whose children are listed */
  year: number | undefined;
}

/** How to reach a family, where it lives, and all of its children. */
export const FamilyOverview = ({ child, year }: Props) => {
  const { children, orders } = useTexts().admin;
  const { data } = useQuery(accountQuery(child.parent_user_id));
  const places = usePlaceNames();
  const phone = child.parent_phone_number;
  const notes = data?.account.special_notes ?? '';
  return (
    <div className={styles.facts}>
      <div>
        <address>
          {phone !== '' && <a href={`tel:${phone}`}>{phone}</a>}
          {data &&
            placeLines(data.account, places).map((line, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines of an address can be the same
              <span key={place}>{line}</span>
            ))}
          {notes !== '' && <em>{orders.notes(notes)}</em>}
        </address>
        {phone !== '' && <CopyButton text={phone} label={orders.copyPhone} />}
      </div>
      <section aria-label={children.ofFamily}>
        <h3>{children.ofFamily}</h3>
        <Children child={child} year={year} />
      </section>
    </div>
  );
};

const Children = ({ child, year }: Props) => {
  const { children } = useTexts().admin;
  const { data } = useQuery(siblingsQuery(child));
  const own = data?.childs ?? [child];
  return (
    <ul>
      {own.map((one) => (
        <li key={one.child_id}>
          <OneChild child={one} isListed={one.child_id === child.child_id || year === undefined} />{' '}
          {one.batch === null || one.grade === null
            ? `${children.batch}: ${children.noBatch}`
            : children.placeOf(one.batch, one.grade)}
          {!one.is_erased && <ConsentFacts familyId={one.parent_user_id} childId={one.child_id} />}
        </li>
      ))}
    </ul>
  );
};

/** The way to a child: beside the same list where that has it; who is in no year has no panel. */
const OneChild = ({ child, isListed }: { child: ListedChild; isListed: boolean }) => {
  const { children } = useTexts().admin;
  const panel = usePanel('child');
  const name = fullName(child.first_name, child.last_name);
  if (child.academic_year_id === null) return <strong>{name}</strong>;
  const shape = { variant: 'subtle', color: 'lagoon', 'aria-label': children.toChild(name) } as const;
  if (!isListed)
    return (
      <ButtonLink {...shape} to={paths.adminChild(child.child_id, name)}>
        {name}
      </ButtonLink>
    );
  return (
    <Button {...shape} onClick={() => panel.open(String(child.child_id))}>
      {name}
    </Button>
  );
};
