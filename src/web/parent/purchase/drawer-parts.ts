/** The two halves of the drawer, before and after a charge is opened, loaded on demand. */
export const loadShopping = () => import('./shopping.tsx');
export const loadChargeScreen = () => import('./charge-screen.tsx');
