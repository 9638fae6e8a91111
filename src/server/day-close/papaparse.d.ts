/** What is used of papaparse, which ships without types. */
declare module 'papaparse' {
  interface Step {
    data: string[];
    errors: { type: string; code: string; message: string }[];
    meta: { cursor: number };
  }
  interface Parser {
    abort(): void;
  }
  const papaparse: {
    parse(
      text: string,
      options: { delimiter: string; quoteChar: string; step: (step: Step, parser: Parser) => void },
    ): void;
  };
  export default papaparse;
}
