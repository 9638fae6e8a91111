/** What the pages on privacy and on the terms promise of the people who work here, in days (rule R194). No machine keeps it. */
export const promisedDays = {
  /** within which families hear when data of theirs went astray, as the law asks (UU 27/2022, article 46) */
  breachTold: 3,
  /** before other terms hold, families hear of them */
  newTermsTold: 30,
  /** working days, within which somebody who asks for money back is answered */
  moneyAnswered: 7,
} as const;
