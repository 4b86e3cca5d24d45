import { type IsoDate, isDay, toIsoDate } from '@console/format';
import * as z from 'zod/mini';
import { describeField } from './fieldRule.ts';
import { type FieldMessage, messages } from './messages.ts';

export type RequiredDate = z.ZodMiniType<IsoDate, string | null | undefined>;
export type OptionalDate = z.ZodMiniType<IsoDate | null, string | null | undefined>;

export interface DateRule {
  readonly required?: FieldMessage;
  /** The day must not be before today, in UTC (FRM-03). */
  readonly future?: boolean;
  /** The day must not be after today, in UTC. */
  readonly past?: boolean;
}

/** A day outside this range is a typing error. */
const first: IsoDate = '1990-01-01';
const last: IsoDate = '2099-12-31';

/** A day, `YYYY-MM-DD` in UTC, from 1990 to 2099. */
export function date(label: string, rule: DateRule & { required: FieldMessage }): RequiredDate;
export function date(label: string, rule?: DateRule): OptionalDate;
export function date(label: string, { required, future, past }: DateRule = {}): RequiredDate | OptionalDate {
  const day = z.pipe(
    z.string().check(z.refine(isUsualDay, messages.valid(label))),
    z.string().check(
      z.refine((value) => !future || value >= toIsoDate(Date.now()), messages.future(label)),
      z.refine((value) => !past || value <= toIsoDate(Date.now()), messages.past(label)),
    ),
  );
  const given = z.pipe(
    z.nullish(z.string(messages.valid(label))),
    z.transform((value) => value || null),
  );
  const meta = { kind: 'date', label, required: required !== undefined } as const;
  if (!required) return describeField(z.pipe(given, z.nullable(day)), meta);
  return describeField(z.pipe(z.pipe(given, z.string(required(label))), day), meta);
}

function isUsualDay(value: string): boolean {
  return isDay(value) && value >= first && value <= last;
}
