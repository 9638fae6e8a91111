/** The first sentence of a text that staff have written; the whole text where it has one only. */
export const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/, 1)[0] ?? text;
