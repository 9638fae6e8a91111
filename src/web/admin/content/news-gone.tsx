import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { type FormDraft, keepDraft } from '../form/draft.ts';
import { useTexts } from '../list/texts.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';

interface Props {
  /** what was typed, taken from the form of the story that is there no more */
  take: () => FormDraft;
}

/** Somebody has deleted the story meanwhile: what was written may become a new one, or is left. */
export const NewsGone = ({ take }: Props) => {
  const { gone } = useTexts().admin.news;
  const navigate = useNavigate();
  const userId = useUser()?.user_id ?? 0;
  const makeNew = async () => {
    keepDraft(userId, 'new-news', { ...take(), row: undefined });
    await navigate(paths.adminNewNews);
  };
  return (
    <>
      <Button onClick={() => void makeNew()}>{gone.makeNew}</Button>
      <ButtonLink variant="outline" to={paths.adminNews}>
        {gone.leave}
      </ButtonLink>
    </>
  );
};
