import baloo from './fonts/baloo-2.woff2?url';
import nunito from './fonts/nunito.woff2?url';

/** The fonts' addresses, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fonts: readonly string[] = [nunito, baloo];
