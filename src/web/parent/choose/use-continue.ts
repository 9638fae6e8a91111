import { useEffect } from 'react';
import type { DrawerNavigation } from '../pay/drawer-navigation.ts';
import { consumeSavedStep, keptChoices } from '../pay/kept-choices.ts';

/** A drawer that was closed amid its steps goes on there. */
export const useContinue = (childId: number, navigation: DrawerNavigation): void =>
  useEffect(() => {
    const step = consumeSavedStep(childId);
    if (step !== null) navigation.goTo({ ...keptChoices(childId), step });
    // oxlint-disable-next-line react/exhaustive-deps -- only as the drawer opens
  }, []);
