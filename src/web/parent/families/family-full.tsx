import { mayAddChild } from '../../../domain/access/family-size.ts';
import { shownPhone, whatsappLink } from '../../../i18n/brand.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';

/** Whether the family has as many children as it may have: the server would refuse one more. */
export const useIsFamilyFull = (): boolean => {
  const { join_childs, max_children } = useParent();
  return mayAddChild(join_childs.length, max_children) !== 'yes';
};

/** What stands in place of the way to one more child. */
export const FamilyFull = () => {
  const brand = useBrand();
  const { add } = useTexts().children;
  return (
    <p>
      {add.full(useParent().join_childs.length)}{' '}
      <a href={whatsappLink(brand, add.moreMessage)} target="_blank" rel="noreferrer">
        {add.more}: {shownPhone(brand.whatsapp)}
      </a>
    </p>
  );
};
