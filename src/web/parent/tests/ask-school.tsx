import type { Child } from '../../../contract/objects.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useOralWords } from './oral-words.ts';

interface Props {
  text: string;
  child: Child;
  /** how the message begins; absent: it is about an oral test */
  message?: string;
}

/** What the school helps with, and the way to ask it. */
export const AskSchool = ({ text, child, message }: Props) => {
  const words = useOralWords();
  const brand = useBrand();
  return (
    <>
      <p>{text}</p>
      <ButtonLink
        href={whatsappLink(brand, message ?? words.askMessage(child.first_name))}
        target="_blank"
        rel="noreferrer"
        variant="outline"
      >
        {words.ask}
      </ButtonLink>
    </>
  );
};
