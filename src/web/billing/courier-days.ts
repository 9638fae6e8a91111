/** How long a courier takes, without the unit: couriers say `2-3`, `2-3 day` or `3 HARI`. */
export const courierDays = (etd: string): string =>
  /\d+(?:\s*-\s*\d+)?/.exec(etd)?.[0].replaceAll(/\s*-\s*/g, '–') ?? etd;
