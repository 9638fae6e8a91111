/** What is used of the checker of structured data, which ships without types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(given: {
      jsonld: Partial<Record<string, Record<string, unknown>[]>>;
      microdata: object;
      rdfa: object;
    }): Promise<{ severity: string; issueMessage: string }[]>;
  }
}
