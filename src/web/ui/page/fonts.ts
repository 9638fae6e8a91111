import baloo from '@fontsource/baloo-2/files/baloo-2-latin-700-normal.woff2?url';
import nunito from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url';

/** The fonts' addresses, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fonts: readonly string[] = [nunito, baloo];
