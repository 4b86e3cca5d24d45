/** Escapes a text, such as a name, for a regular expression. */
export const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
