/** The demo's batches, by where they stand on the day the demo is loaded. */
export type DemoBatchName = 'finished' | 'previous' | 'present' | 'coming';

/** What a family bought for a child, and what became of it. Times are counted back from the day the demo is loaded. */
export interface DemoPurchase {
  readonly batch: DemoBatchName;
  readonly daysAgo: number;
  /** months between bills */
  readonly term: 2 | 4 | 12;
  readonly courier: 'jne' | 'pos' | 'tiki';
  /** `open`: the picture is still waiting to be scanned; `expired`: nobody scanned it */
  readonly pays: 'at once' | 'open' | 'expired';
  /** days after the purchase on which each later bill was paid */
  readonly laterBills?: readonly number[];
  /** the grade staff set two days after the purchase, in place of a test */
  readonly placedIn?: 3 | 4 | 5 | 6;
  /** tracking number of the kit, once it was sent */
  readonly resi?: string;
  /** how eagerly the videos are watched */
  readonly watches?: 'all' | 'most' | 'none';
}

export interface Buyer {
  /** whose child it is, by the family's e-mail */
  readonly email: string;
  readonly firstName: string;
  readonly buys: DemoPurchase;
}

/** Who bought what: a child that is not here has bought nothing. */
export const demoBuyers: readonly Buyer[] = [
  {
    email: 'sari@kancil.test',
    firstName: 'Alya',
    buys: {
      batch: 'present',
      daysAgo: 125,
      term: 12,
      courier: 'jne',
      pays: 'at once',
      resi: 'JNE0048812190',
      watches: 'most',
    },
  },
  {
    email: 'sari@kancil.test',
    firstName: 'Rafi',
    buys: { batch: 'coming', daysAgo: 1, term: 2, courier: 'jne', pays: 'at once' },
  },
  {
    email: 'budi@kancil.test',
    firstName: 'Tiur',
    buys: {
      batch: 'previous',
      daysAgo: 285,
      term: 12,
      courier: 'tiki',
      pays: 'at once',
      placedIn: 4,
      resi: '660015502844',
      watches: 'most',
    },
  },
  {
    email: 'budi@kancil.test',
    firstName: 'Togar',
    buys: {
      batch: 'present',
      daysAgo: 123,
      term: 2,
      courier: 'tiki',
      pays: 'at once',
      resi: '660019283699',
      watches: 'none',
    },
  },
  {
    email: 'made@kancil.test',
    firstName: 'Putu Kirana',
    buys: { batch: 'coming', daysAgo: 0, term: 4, courier: 'pos', pays: 'open' },
  },
  {
    email: 'andi@kancil.test',
    firstName: 'Andi Fajar',
    buys: {
      batch: 'present',
      daysAgo: 122,
      term: 12,
      courier: 'pos',
      pays: 'at once',
      placedIn: 3,
      resi: 'P2607190045177',
      watches: 'all',
    },
  },
  {
    email: 'yosef@kancil.test',
    firstName: 'Maria',
    buys: { batch: 'coming', daysAgo: 2, term: 12, courier: 'pos', pays: 'at once' },
  },
  {
    email: 'wati@kancil.test',
    firstName: 'Bintang',
    buys: {
      batch: 'present',
      daysAgo: 124,
      term: 2,
      courier: 'jne',
      pays: 'at once',
      laterBills: [66],
      placedIn: 3,
      resi: 'JNE0048812207',
      watches: 'most',
    },
  },
  {
    email: 'hendra@kancil.test',
    firstName: 'Kevin',
    buys: {
      batch: 'present',
      daysAgo: 126,
      term: 4,
      courier: 'tiki',
      pays: 'at once',
      placedIn: 4,
      resi: '660019283746',
      watches: 'all',
    },
  },
  {
    email: 'hendra@kancil.test',
    firstName: 'Michelle',
    buys: {
      batch: 'present',
      daysAgo: 126,
      term: 12,
      courier: 'tiki',
      pays: 'at once',
      resi: '660019283747',
      watches: 'most',
    },
  },
  {
    email: 'lina@kancil.test',
    firstName: 'Nabila',
    buys: {
      batch: 'present',
      daysAgo: 121,
      term: 12,
      courier: 'pos',
      pays: 'at once',
      resi: 'P2607190045121',
      watches: 'all',
    },
  },
  {
    email: 'lina@kancil.test',
    firstName: 'Fauzan',
    buys: {
      batch: 'finished',
      daysAgo: 440,
      term: 12,
      courier: 'pos',
      pays: 'at once',
      placedIn: 3,
      resi: 'P2505190033417',
      watches: 'all',
    },
  },
  {
    email: 'agus@kancil.test',
    firstName: 'Rizki',
    buys: {
      batch: 'previous',
      daysAgo: 283,
      term: 12,
      courier: 'jne',
      pays: 'at once',
      placedIn: 3,
      resi: 'JNE0031190452',
      watches: 'most',
    },
  },
  {
    email: 'agus@kancil.test',
    firstName: 'Hana',
    buys: {
      batch: 'present',
      daysAgo: 127,
      term: 4,
      courier: 'jne',
      pays: 'at once',
      resi: 'JNE0048812311',
      watches: 'none',
    },
  },
  {
    email: 'ratna@kancil.test',
    firstName: 'Galih',
    buys: {
      batch: 'previous',
      daysAgo: 279,
      term: 12,
      courier: 'tiki',
      pays: 'at once',
      placedIn: 5,
      resi: '660015502918',
      watches: 'all',
    },
  },
  {
    email: 'slamet@kancil.test',
    firstName: 'Ningsih',
    buys: { batch: 'coming', daysAgo: 5, term: 2, courier: 'jne', pays: 'expired' },
  },
];
