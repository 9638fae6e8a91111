// The addresses by which the texts of articles name pictures and videos of this school.

/** The name of an uploaded picture, which ends with its size in pixels: `uuid-1200x800`. */
export const pictureName: RegExp =
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}-(\d{1,5})x(\d{1,5})$/;

const PICTURE = '/api/v1/news/picture/';
const VIDEO = /^\/api\/v1\/news\/([1-9]\d{0,8})\/video$/;

/** The path of an address of this site, without its query; '' for an address that is none. */
export const pathOfAddress = (address: string): string =>
  URL.parse(address, 'https://kancil.invalid')?.pathname ?? '';

/** Width and height that the name of a picture holds, in pixels; null for any other name. */
export function sizeInName(name: string): { width: number; height: number } | null {
  const [, width, height] = pictureName.exec(name) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/**
 * The name of the picture to which an address leads; null when it is none of this site. A browser writes whole addresses when
 * something is copied from a page, so the host does not count: no picture of another site has such a name and is stored here too.
 */
export function pictureOfAddress(address: string): string | null {
  const path = pathOfAddress(address);
  const name = path.startsWith(PICTURE) ? path.slice(PICTURE.length) : '';
  return pictureName.test(name) ? name : null;
}

/** The number of the performance whose video an address leads to; null when it is no video of this site. */
export function videoOfAddress(address: string): number | null {
  const [, number] = VIDEO.exec(pathOfAddress(address)) ?? [];
  return number === undefined ? null : Number(number);
}
