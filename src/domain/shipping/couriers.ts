/** The couriers of the school (rule R63). */
export const couriers = ['jne', 'pos', 'tiki'] as const;
/** A courier by its short name. */
export type Courier = (typeof couriers)[number];

/** The services that may be charged outside the school's own region, in lower case. Pos has two names for one. */
const accepted = {
  jne: ['reg'],
  pos: ['pos reguler', 'paket kilat khusus'],
  tiki: ['reg'],
} as const satisfies Record<Courier, readonly string[]>;

/** Whether a text names a courier of the school. */
export const isCourier = (text: string): text is Courier => (couriers as readonly string[]).includes(text);

/** Whether a service, as the courier names it, may be charged to any region. CTC may not: it stays within the city. */
export const isAcceptedService = (courier: Courier, service: string): boolean =>
  (accepted[courier] as readonly string[]).includes(service.trim().toLowerCase());
