/** The back office's screens for prices, the card fee and what identifies the school. */
export const settings = {
  title: 'Settings',
  back: 'Back to the settings',
  edit: 'Edit',
  actions: 'Actions',
  prices: 'Prices',
  pricesNote:
    'A new price counts for charges opened from now on. Open charges, and bills that a family already has, keep theirs.',
  priceName: 'Name',
  normal: 'Normal Price',
  discount: 'Discount',
  pays: 'A Parent Pays',
  noDiscount: 'none',
  priceTitle: 'Update Price',
  submitPrice: 'Update Price',
  missingTitle: 'There is no such price',
  missingText: 'Perhaps the address of the page has a wrong number. All prices are in the list.',
  amount: (amount: string) => `That is ${amount}.`,
  amountHint: 'Whole rupiah, such as 1.300.000.',
  paysOnce: (amount: string) => `A parent pays ${amount}, once.`,
  paysBills: (amount: string, bills: number, year: string) =>
    bills === 1
      ? `A parent pays ${amount} for the year.`
      : `A parent pays ${amount} per bill, ${year} for the ${bills} bills of a year.`,
  askPrice: (name: string, after: string, before: string) =>
    `Are you sure that a parent pays ${after} for ${name}, instead of ${before}?`,
  yearBrings: (months: number, after: string, before: string) =>
    `A year paid every ${months} months then brings ${after} for each child, instead of ${before}.`,
  feeBrings: (after: string, before: string) =>
    `A year paid at once by card then brings a fee of ${after}, instead of ${before}.`,
  paysNothingYet: 'What a parent pays is shown here as soon as both amounts are right.',
  family: 'What a family pays',
  familyNote: 'Delivery comes on top, and for cards the card fee.',
  interval: (months: number) => `Every ${months} months`,
  yearly: 'Once a year',
  perBill: 'Per bill',
  bills: 'Bills a year',
  firstBill: 'First bill, with registration, kit and book',
  firstYear: 'Whole first year',
  cardFee: 'Card Fee',
  cardFeeTitle: 'Update Card Fee',
  submitCardFee: 'Update Card Fee',
  percent: (share: string) => `${share} %`,
  noFee: 'None',
  cardFeeHint: 'Percent of the bill with its delivery: 3 is three percent, 2.75 is possible; 0 for none.',
  askCardFee: (share: string) => `Are you sure that the card fee is ${share} percent?`,
  percentOutside: 'The card fee must be a percentage from 0 to 100 with at most two decimals, such as 2.75',
  cardFeeNote: (regulation: string) =>
    `Bank Indonesia restricts a fee on top of the price for paying by card (${regulation}). Whether the school takes one is for its owner to decide. Charges that are open keep theirs.`,
  cardFeeExample: (net: string, gross: string, fee: string) =>
    `A bill of ${net} comes to ${gross} by card, of which ${fee} are the fee.`,
  brand: 'The School',
  brandTitle: 'Update School',
  submitBrand: 'Update School',
  brandNote:
    'What guests and parents read about the school. Pages and mails show a change from the next one on.',
  contact: 'Name and contact',
  address: 'Address',
  social: 'Social links',
  socialNote: 'Whole web addresses, beginning with https://. What is left empty is not shown.',
  banner: 'Banner',
  bannerNote: 'One sentence above every page.',
  teacher: 'Card of a teacher',
  teacherNote: 'Stands on the page of the school’s history. Without a name there is none.',
  none: 'none',
};
