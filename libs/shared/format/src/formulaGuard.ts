/*
 * A spreadsheet takes a cell for a formula when it begins with one of these signs, also in full width, and behind white space
 * or characters that nobody sees. Where a country writes lists with semicolons, a new cell begins behind each of them.
 */
const beginsFormula = String.raw`(?=(?:(?![;\t\r\n])[\s\p{Default_Ignorable_Code_Point}\p{Cc}])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])`;

const formulas = new RegExp(String.raw`^(?=[\t\r])|(?:^|[;\t\r\n])${beginsFormula}`, 'gu');
const guards = new RegExp(String.raw`(^|[\s:;,"])'${beginsFormula}`, 'gu');

/** Puts an apostrophe before each part of a text that a spreadsheet would take for a formula. */
export const guardFormulas = (text: string): string => text.replace(formulas, "$&'");

/** Takes the apostrophes of {@link guardFormulas} off a line that was copied from such a spreadsheet. */
export const withoutFormulaGuards = (line: string): string => line.replace(guards, '$1');
