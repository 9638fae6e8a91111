/** What a webhook is called: the host of its address. */
export const hostOf = ({ url }: { url: string }): string => URL.parse(url)?.host ?? url;
