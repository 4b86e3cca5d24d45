import type { FailedSentence } from '@console/relay';

/** The first sentence of the error alert: 'The class was not saved.', 'The colours were not saved.' */
export const notSaved = (what: string): FailedSentence =>
  /[^s]s$/.test(what) ? `The ${what} were not saved.` : `The ${what} was not saved.`;
