import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './styles.ts';
import { theme } from './theme.ts';

/** Mantine's ground: for the parent area and the back office only, public pages never load it. */
export const AppProvider = ({ nonce, children }: { nonce: string | undefined; children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    forceColorScheme="light"
    // The browser hides a nonce it has read: the element keeps what the server wrote.
    getStyleNonce={() => nonce ?? ''}
  >
    {children}
  </MantineProvider>
);
