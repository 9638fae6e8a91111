/** The first part of a request id: short enough to read out, long enough to find it in the log. */
export const referenceOf = (requestId = ''): string => requestId.split('-', 1)[0] ?? '';
