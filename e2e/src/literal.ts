/** A text, such as a name, for a pattern that holds it as it stands. */
export const literal = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
