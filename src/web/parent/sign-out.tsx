import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { paths } from '../../paths.ts';
import { useTexts } from '../page-info.tsx';
import { useSignOut } from '../shell/sign-out.tsx';

/** Leaves the parent area for the home page, after a question. */
export const SignOut = () => {
  const { signOut } = useTexts().accounts;
  const { ask, dialog } = useSignOut(paths.home);
  return (
    <>
      <Button
        variant="subtle"
        color="gray.8"
        leftSection={<IconLogout size={20} aria-hidden="true" />}
        onClick={ask}
      >
        {signOut.action}
      </Button>
      {dialog}
    </>
  );
};
