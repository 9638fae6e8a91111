import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mailSettingsQuery, useSaveMails } from '../../app/inbox/mail-settings.ts';
import { Button } from '../../ui/app/button.tsx';
import { useTexts } from '../pattern/texts.ts';

/** Where no class can be chosen yet: that the school writes as soon as one opens, or the button that asks it to. */
export const TellMe = () => {
  const { next } = useTexts().classroom;
  const mails = useQuery(mailSettingsQuery).data?.mails;
  const save = useSaveMails();
  if (!mails) return null;
  if (mails.registration_open) return <p role="status">{next.tells}</p>;
  return (
    <>
      <Button loading={save.isPending} onClick={() => save.mutate({ registration_open: true })}>
        <IconMail size={20} aria-hidden="true" />
        {next.tellMe}
      </Button>
      {save.isError && <p role="alert">{next.tellFailed}</p>}
    </>
  );
};
