import { NewTabMark } from '../../ui/page/new-tab-mark.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useTexts } from '../pattern/texts.ts';

/** The way into the room of a live class, in a window of its own. */
export const JoinButton = ({ link }: { link: string }) => {
  const { classroom, shell } = useTexts();
  return (
    <ButtonLink href={link} target="_blank" rel="noopener noreferrer" size="md" color="mango">
      {classroom.liveClass.join}
      <NewTabMark />
      <span className="visually-hidden"> ({shell.newTab})</span>
    </ButtonLink>
  );
};
