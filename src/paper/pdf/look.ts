/** The colours of `src/web/ui/page/tokens.css` that paper uses. A test holds the two together. */
export const colours = {
  pandan: '#0e7c5a',
  pandan700: '#0a5f45',
  pandan900: '#073f2f',
  pandan50: '#e3f3ea',
  pandan100: '#c4e6d5',
  mango: '#ffb224',
  mango300: '#ffc659',
  mango50: '#fff0cf',
  mango700: '#8a5600',
  ink: '#20302b',
  inkSoft: '#4c5b55',
  paper: '#fffaf0',
  paperDeep: '#f7ecd6',
  line: '#e6d9bd',
  white: '#ffffff',
} as const;
export type Colour = (typeof colours)[keyof typeof colours];
