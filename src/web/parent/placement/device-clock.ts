/**
 * The clock of this device, which may be set wrong: read only to tell how long something has lasted, and, unlike
 * `performance.now`, it goes on while the device sleeps.
 */
export const deviceTime = (): number => Date.now();
