import type { ReactNode } from 'react';

/**
 * Pictures that wait for the load event, so that they do not come beside the fonts and the picture at the top: the script
 * `later` then puts them in their place. Without scripts they are there from the start. Their room has to be kept around them.
 */
export const AfterLoad = ({ children }: { children: ReactNode }) => <noscript>{children}</noscript>;
