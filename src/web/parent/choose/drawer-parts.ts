/** The parts of the drawer, loaded on demand: what stands before a charge is opened, its steps, and what follows. */
export const loadShopping = () => import('./shopping.tsx');
export const loadSteps = () => import('./steps.tsx');
export const loadChargeScreen = () => import('../pay/charge-screen.tsx');
