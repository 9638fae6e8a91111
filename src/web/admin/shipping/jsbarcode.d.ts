/** The encoder of Code 128 alone, without the drawing, which writes styles that our pages do not allow. */
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  class Code128 {
    constructor(text: string, options: object);
    /** a 1 for each bar of one unit, a 0 for each gap */
    encode(): { data: string };
  }
  const module: { default: typeof Code128 };
  export default module;
}
