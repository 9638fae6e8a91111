import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './styles.ts';
import { theme } from './theme.tsx';

/** Mantine's provider, for the parents' area and the back office; public pages never load it. */
export const AppProvider = ({ nonce, children }: { nonce: string | undefined; children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    forceColorScheme="light"
    // They stand in theme-variables.css: a page would carry them again each time, in its body, where no style belongs.
    withCssVariables={false}
    withGlobalClasses={false}
    // The browser hides a nonce it has read: the element keeps what the server wrote.
    getStyleNonce={() => nonce ?? ''}
  >
    {children}
  </MantineProvider>
);
