/** A petal of the kawung pattern, drawn up from the middle of its round of four, on a ground of 64 by 64. */
export const kawungPetal = 'M0-5C12-13 13-32 0-41-13-32-12-13 0-5z';
