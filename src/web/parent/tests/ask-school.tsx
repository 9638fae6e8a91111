import type { Child } from '../../../contract/objects.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useOralWords } from './oral-words.ts';

/** What the school helps with, and the way to ask it about an oral test. */
export const AskSchool = ({ text, child }: { text: string; child: Child }) => {
  const words = useOralWords();
  const brand = useBrand();
  return (
    <>
      <p>{text}</p>
      <ButtonLink
        href={whatsappLink(brand, words.askMessage(child.first_name))}
        target="_blank"
        rel="noreferrer"
        variant="outline"
      >
        {words.ask}
      </ButtonLink>
    </>
  );
};
