import type { ListedChild } from '../../../contract/objects.ts';
import { ageOn, calendarDate } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { useToday } from '../../frame/today.ts';
import { CopyButton } from '../list/copy-button.tsx';
import { officeDate } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { ConsentFacts } from './consent-facts.tsx';

interface Props {
  child: ListedChild;
}

/** Whose child it is, how to reach the parent, and its place: what whoever has found it by a phone number reads. */
export const ChildFacts = ({ child }: Props) => {
  const { children, orders } = useTexts().admin;
  const today = useToday();
  const { batch, birthdate, child_id, parent_phone_number: phone } = child;
  const born = calendarDate(birthdate);
  const isErased = child.is_erased;
  return (
    <div className={styles.facts}>
      <div>
        <address>
          <strong>{fullName(child.parent_first_name, child.parent_last_name)}</strong>
          {phone !== '' && <a href={`tel:${phone}`}>{phone}</a>}
        </address>
        {phone !== '' && <CopyButton text={phone} label={orders.copyPhone} />}
      </div>
      <dl>
        {!isErased && (
          <div>
            <dt>{children.born}</dt>
            <dd>
              <span>{officeDate(born)}</span> <span>({children.age(ageOn(born, today))})</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{children.batch}</dt>
          <dd>{batch ?? children.noBatch}</dd>
        </div>
      </dl>
      {!isErased && <ConsentFacts familyId={child.parent_user_id} childId={child_id} />}
      <div>
        <ButtonLink variant="subtle" to={paths.adminFamily(child.parent_user_id)}>
          {children.toFamily}
        </ButtonLink>
      </div>
    </div>
  );
};
