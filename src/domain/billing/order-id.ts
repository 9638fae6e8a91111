/**
 * Whether a text can be the id of an order: what Midtrans takes, letters, digits and `-` `_` `~` `.`, at most 50. Texts from outside are
 * looked up only if they are, because the database cannot compare with every text.
 */
export const isOrderId = (text: string): boolean => /^[\w~.-]{1,50}$/.test(text);
