import { formatMoney } from '@console/format';
import * as z from 'zod/mini';
import { describeField } from './fieldRule.ts';
import { type FieldMessage, messages } from './messages.ts';

/**
 * The value of a number field: a number, or text that is not a number. The form keeps that text and the rule refuses
 * it.
 */
export type NumberInput = number | string | null | undefined;
export type RequiredNumber = z.ZodMiniType<number, NumberInput>;
export type OptionalNumber = z.ZodMiniType<number | null, NumberInput>;

export interface NumberRule {
  readonly required?: FieldMessage;
  readonly min?: number;
  readonly max?: number;
}

interface Kind {
  readonly kind: 'integer' | 'money' | 'percentage';
  /** The message about text that is not a number. */
  readonly misread: FieldMessage;
  readonly whole: boolean;
  readonly show: (value: number) => string;
}

/** The largest integer that the database stores. */
const LARGEST = 2_147_483_647;

const plain: Kind = { kind: 'integer', misread: messages.numeric, whole: true, show: String };
const pounds: Kind = { kind: 'money', misread: messages.valid, whole: true, show: formatMoney };
const percent: Kind = { kind: 'percentage', misread: messages.valid, whole: false, show: (value) => `${value}%` };

/** A whole number. */
export function integer(label: string, rule: NumberRule & { required: FieldMessage }): RequiredNumber;
export function integer(label: string, rule?: NumberRule): OptionalNumber;
export function integer(label: string, rule: NumberRule = {}): RequiredNumber | OptionalNumber {
  return numberOf(label, { max: LARGEST, min: 0, ...rule }, plain);
}

/** An amount in pence; at least 0 by default. */
export function money(label: string, rule: NumberRule & { required: FieldMessage }): RequiredNumber;
export function money(label: string, rule?: NumberRule): OptionalNumber;
export function money(label: string, rule: NumberRule = {}): RequiredNumber | OptionalNumber {
  return numberOf(label, { max: LARGEST, min: 0, ...rule }, pounds);
}

/** A percentage from 0 to 100, with at most two decimals. */
export function percentage(label: string, rule: NumberRule & { required: FieldMessage }): RequiredNumber;
export function percentage(label: string, rule?: NumberRule): OptionalNumber;
export function percentage(label: string, rule: NumberRule = {}): RequiredNumber | OptionalNumber {
  return numberOf(label, { max: 100, min: 0, ...rule }, percent);
}

function numberOf(
  label: string,
  { required, min, max }: NumberRule & { min: number; max: number },
  { kind, misread, whole, show }: Kind,
): RequiredNumber | OptionalNumber {
  const given = z.pipe(
    z.transform((value: NumberInput) => (value === '' || value === undefined ? null : value)),
    z.nullable(
      z.pipe(
        z
          .number(misread(label))
          .check(
            z.refine((value) => (whole ? Number.isInteger(value) : Number(value.toFixed(2)) === value), misread(label)),
          ),
        z.number().check(z.gte(min, messages.tooLow(label, show(min))), z.lte(max, messages.tooHigh(label, show(max)))),
      ),
    ),
  );
  const meta = { kind, label, required: required !== undefined };
  if (!required) return describeField(given, meta);
  return describeField(z.pipe(given, z.number(required(label))), meta);
}
