/**
 * The letters of the school's fonts: Latin with its accents, Cyrillic, Arabic, Javanese and Devanagari, and what stands in
 * names between them. A test holds the two together (src/paper/pdf/printed-names.test.ts).
 */
const PRINTED =
  /^[ '’ʼ.,()\-–·0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0131\u0134-\u0148\u014a-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9\u0400-\u045f\u0490\u0491\u0621-\u063a\u0641-\u0652\u0670\u067e\u0686\u0698\u06a9\u06af\u06cc\ua980-\ua9c0\u0901-\u0939\u093c-\u094d]+$/u;

/** Whether a child's name can be printed as it is written (rule R218). */
export const mayBePrinted = (name: string): boolean => PRINTED.test(name.normalize('NFC'));

/**
 * Whether a certificate is issued again (rule R218): the name that it bears is no longer the child's. It keeps its code.
 */
export const isToBeReissued = (
  printed: { readonly name: string },
  child: { readonly name: string },
): boolean => printed.name !== child.name;
