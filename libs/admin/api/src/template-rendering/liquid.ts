import {
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatMoney,
  formatTime,
  withoutControls,
} from '@console/format';
import { Liquid } from 'liquidjs';
import { Amount, Time } from './scope.ts';

/** The most characters of a template, and of what it may make. */
export const LONGEST_TEMPLATE = 200_000;
export const LONGEST_RESULT = 1_000_000;

/**
 * Liquid's own tags and filters that a mail needs. The others read files, run regular expressions, print programs' data, or, as
 * `cycle`, print values unescaped.
 */
const tags = ['#', 'assign', 'break', 'capture', 'case', 'comment', 'continue', 'echo', 'for', 'if', 'raw', 'unless'];
const filters = [
  ...[
    'append',
    'capitalize',
    'default',
    'downcase',
    'prepend',
    'remove',
    'replace',
    'slice',
    'split',
    'strip',
    'truncate',
  ],
  ...['truncatewords', 'upcase', 'compact', 'concat', 'first', 'join', 'last', 'map', 'reverse', 'size', 'sort', 'sum'],
  ...['uniq', 'where', 'abs', 'at_least', 'at_most', 'ceil', 'divided_by', 'floor', 'minus', 'modulo', 'plus', 'round'],
  'times',
];

/** Liquid whose values become parts of HTML. Nothing that a value contains is read as markup, whatever a template does. */
export const liquidOfHtml: Liquid = newLiquid((value) => escapeHtml(printed(value)));

/** Liquid whose values become one line of text. */
export const liquidOfText: Liquid = newLiquid((value) => printed(value).replace(/\s+/g, ' '));

/** Liquid whose values become parts of a plain text of several lines. */
export const liquidOfLines: Liquid = newLiquid(printed);

function newLiquid(outputEscape: (value: unknown) => string): Liquid {
  const liquid = new Liquid({
    outputEscape,
    strictVariables: true,
    strictFilters: true,
    lenientIf: true,
    ownPropertyOnly: true,
    // A mail is one text. Without templates, none are looked for on the disk.
    templates: {},
    parseLimit: LONGEST_TEMPLATE,
  });
  for (const name of Object.keys(liquid.tags)) if (!tags.includes(name)) delete liquid.tags[name];
  for (const name of Object.keys(liquid.filters)) if (!filters.includes(name)) delete liquid.filters[name];
  liquid.registerFilter('money', (value: unknown) => ofNumber(value, formatMoney));
  liquid.registerFilter('date', (value: unknown) => ofTime(value, formatDate));
  liquid.registerFilter('long_date', (value: unknown) => ofTime(value, formatDayHeading));
  liquid.registerFilter('time', (value: unknown) => ofTime(value, formatTime));
  liquid.registerFilter('date_time', (value: unknown) => ofTime(value, formatDateTime));
  return liquid;
}

/** The filters that people see beside the editor. */
export const formatFilters = ['money', 'date', 'long_date', 'time', 'date_time'] as const;

/** A value that the record does not have prints nothing. */
function ofNumber(value: unknown, format: (pence: number) => string): unknown {
  if (value === null || value === undefined || value === '') return '';
  const number = Number(value);
  return Number.isFinite(number) ? format(number) : value;
}

function ofTime(value: unknown, format: (at: number) => string): unknown {
  if (value === null || value === undefined || value === '') return '';
  const at = value instanceof Time ? value.valueOf() : Date.parse(String(value));
  return Number.isNaN(at) ? value : format(at);
}

function printed(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(printed).join(', ');
  if (typeof value === 'object' && !(value instanceof Amount || value instanceof Time)) return '';
  const text = String(value);
  // Liquid does not count the text of a capture.
  if (text.length > LONGEST_RESULT) throw new Error('memory alloc limit exceeded');
  // A text in quotes can contain escapes, also of characters that the database does not store.
  return withoutControls(text).replaceAll('\0', '').toWellFormed();
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
