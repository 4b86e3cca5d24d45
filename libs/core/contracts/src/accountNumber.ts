import * as z from 'zod/mini';

/**
 * What a text field checks that holds the number of a bank account: 8 digits, also typed as 1234 5678. A day, such as
 * 2026-02-30, is none.
 */
export const accountNumberRule = (label: string) => ({
  reads: (typed: string) => typed.replace(/(?<=\d)\s(?=\d)/g, ''),
  also: z.regex(/^\d{8}$/, `${label} must have 8 digits`),
});
