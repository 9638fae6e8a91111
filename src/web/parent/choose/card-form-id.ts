/** The form of the card, which the drawer's last button sends from outside of it. */
export const CARD_FORM = 'purchase-card';
