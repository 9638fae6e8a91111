import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand, useChoice } from '../../frame/page-info.tsx';
import { useInitialUser } from '../../frame/root-user.ts';
import { Button } from '../../ui/page/button.tsx';
import { Closing } from '../pieces/closing.tsx';
import { joinPath } from '../pieces/join-path.ts';
import { ourCoursesTexts } from './our-courses-texts.ts';

/** The last word of each part: registering, or asking first. */
export function CoursesClosing() {
  const { closing } = useChoice(ourCoursesTexts);
  const brand = useBrand();
  return (
    <Closing title={closing.title} text={closing.text} ground="pandan">
      <Button href={joinPath(useInitialUser())}>{closing.action}</Button>
      <a href={whatsappLink(brand)}>{closing.ask}</a>
    </Closing>
  );
}
