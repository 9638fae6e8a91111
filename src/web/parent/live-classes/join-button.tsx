import { NewTabMark } from '../../ui/page/new-tab-mark.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useTexts } from '../pattern/texts.ts';

/** The way into a room, in a window of its own: of a live class, if `label` names nothing else. */
export const JoinButton = ({ link, label }: { link: string; label?: string }) => {
  const { classroom, shell } = useTexts();
  return (
    <ButtonLink href={link} target="_blank" rel="noopener noreferrer" size="md" color="mango">
      {label ?? classroom.liveClass.join}
      <NewTabMark />
      <span className="visually-hidden"> ({shell.newTab})</span>
    </ButtonLink>
  );
};
