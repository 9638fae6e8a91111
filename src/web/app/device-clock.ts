/**
 * The clock of this device, which may be set wrong: read only to tell when a draft was typed and how long something has
 * lasted: unlike `performance.now`, it goes on while the device sleeps.
 */
export const deviceTime = (): number => Date.now();
