import type { FastifyReply } from 'fastify';

/** A table as a file for a spreadsheet. */
export interface SpreadsheetAnswer {
  /** of plain letters, digits and hyphens */
  fileName: string;
  csv: string;
}

/** Answers with a file to be saved, which nothing on the way keeps. */
export const sendSpreadsheet = (reply: FastifyReply, { fileName, csv }: SpreadsheetAnswer) =>
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .type('text/csv; charset=utf-8')
    .send(csv);
