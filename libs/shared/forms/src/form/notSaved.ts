/** The first sentence of the error alert: 'The class was not saved.', 'The colours were not saved.' */
export const notSaved = (what: string): string => `The ${what} ${/[^s]s$/.test(what) ? 'were' : 'was'} not saved.`;
