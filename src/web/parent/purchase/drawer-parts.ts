/** What the drawer shows until a charge is opened, and from then on: a phone loads the one that it needs. */
export const loadShopping = () => import('./shopping.tsx');
export const loadChargeScreen = () => import('./charge-screen.tsx');
