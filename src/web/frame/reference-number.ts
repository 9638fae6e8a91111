/** As much of a request's id as a parent can read out, and as finds it in the log: its first part. */
export const referenceOf = (requestId = ''): string => requestId.split('-', 1)[0] ?? '';
