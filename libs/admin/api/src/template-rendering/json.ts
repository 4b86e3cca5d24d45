import { isStorable } from '@console/format';

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: JsonValue | undefined;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a value with each of its texts changed.
 *
 * @param change gets a text and the name of the field that holds it.
 */
export function withTexts(value: JsonObject, change: (text: string, field: string) => string): JsonObject;
export function withTexts(value: JsonValue, change: (text: string, field: string) => string, field?: string): JsonValue;
export function withTexts(value: JsonValue, change: (text: string, field: string) => string, field = ''): JsonValue {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((item: JsonValue) => withTexts(item, change, field));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, part === undefined ? part : withTexts(part, change, name)]),
  );
}

/** Whether the database can store each text of a value and each name in it. */
export function isStorableJson(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (Array.isArray(value)) return value.every(isStorableJson);
  return !isObject(value) || Object.entries(value).every(([name, part]) => isStorable(name) && isStorableJson(part));
}
