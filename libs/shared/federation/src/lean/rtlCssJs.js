/** Griffel mirrors each style for languages that are written from right to left. The console is in English. */
export const convertProperty = (key, value) => ({ key, value });

/** Mirrors all styles of an element. */
export const convert = (styles) => styles;
