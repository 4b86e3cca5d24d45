/** The files of mails are drawn one after the other, and nobody leaves. */
export const READER_OF_MAILS = { userId: 'mails', signal: new AbortController().signal };
