import { parseTime } from '@console/format';
import * as z from 'zod/mini';
import { messages } from './messages.ts';
import { type OptionalText, type Required, type RequiredText, textOf } from './text.ts';

/** A time of day, `HH:mm` in UTC. */
export function time(label: string, rule: Required): RequiredText;
export function time(label: string): OptionalText;
export function time(label: string, rule?: Required): RequiredText | OptionalText {
  const also = z.refine<string>((value) => parseTime(value) === value, messages.valid(label));
  return textOf('time', label, { ...rule, also });
}
