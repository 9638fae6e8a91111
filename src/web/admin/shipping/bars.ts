import encoder from 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js';

/** A CommonJS package: its class stands under `default` once more, or not, as whoever loads it takes it. */
const Code128 = ('default' in encoder ? encoder.default : encoder) as new (
  text: string,
  options: object,
) => { encode(): { data: string } };

/** A text of ASCII as the units of its barcode in Code 128: `1` is a black one. */
export const unitsOf = (text: string): string => new Code128(text, {}).encode().data;

/** A bar of a barcode, in units of its narrowest one. */
export interface Bar {
  readonly x: number;
  readonly wide: number;
}

/** The bars in a row of units, `1` being black: neighbours make one bar, so that no gap shows between them on paper. */
export const barsOf = (units: string): { bars: Bar[]; width: number } => ({
  bars: [...units.matchAll(/1+/g)].map((found) => ({ x: found.index, wide: found[0].length })),
  width: units.length,
});
