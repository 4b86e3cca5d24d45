/** The name of the draft that keeps a pasted list until its import has succeeded. */
export const importDraft = 'import-delegates';
