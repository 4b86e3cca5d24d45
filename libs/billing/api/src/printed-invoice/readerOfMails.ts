import type { pdfOf } from '@console/pdf';

/** The files of mails are drawn one after the other, and nobody leaves. */
export const READER_OF_MAILS: Parameters<typeof pdfOf>[1] = { userId: 'mails', signal: new AbortController().signal };
