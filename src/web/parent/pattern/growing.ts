/** A text area of two lines that grows with what stands in it, for the `styles` of Mantine's field. */
export const growing = { input: { fieldSizing: 'content', minHeight: '4.5rem' } } as const;
