/** A day as the back office reads it: DD-MM-YYYY of the wire's YYYY-MM-DD. */
export const officeDate = (day: string): string => day.split('-').toReversed().join('-');
