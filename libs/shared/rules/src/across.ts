import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/**
 * A rule about several fields of an input. It is checked whenever these fields are valid themselves, even while
 * others are invalid, so that all messages appear together, in the form and in the API. Zod's own `refine` is skipped
 * as soon as any field is invalid.
 *
 *     z.object({ … }).check(across(['quantity', 'unitPrice'], 'unitPrice', ({ quantity, unitPrice }) => …))
 *
 * @param fields the fields that the rule reads. A field that the input leaves out is undefined.
 * @param path the field that shows the message.
 * @param whyNot returns the message, or null when the values are valid.
 */
export function across<Values, Field extends keyof Values & string>(
  fields: readonly Field[],
  path: keyof Values & string,
  whyNot: (values: Pick<Values, Field>) => string | null,
): z.core.$ZodCheck<Values> {
  return z.check<Values>(
    ({ value, issues }) => {
      const message = whyNot(value);
      if (message !== null) issues.push({ code: 'custom', input: value, path: [path], message });
    },
    { when: ({ issues }) => !fields.some((field) => isAbout(issues, field)) },
  );
}

/**
 * Like {@link across}, for a rule about the items of a list. The rule receives the items that are valid themselves.
 *
 * @param whatIsWrong returns each message with the path of its field: `[[1, 'startsAt'], 'Two sessions must not be at
 * the same time']`.
 */
export function acrossItems<Item>(
  whatIsWrong: (items: ReadonlyMap<number, Item>) => Iterable<readonly [path: readonly [number, keyof Item], string]>,
): z.core.$ZodCheck<Item[]> {
  return z.check<Item[]>(
    ({ value, issues }) => {
      const valid = new Map([...value.entries()].filter(([index]) => !isAbout(issues, index)));
      for (const [path, message] of whatIsWrong(valid)) {
        issues.push({ code: 'custom', input: value, path: [...path], message });
      }
    },
    { when: ({ value }) => Array.isArray(value) },
  );
}

function isAbout(issues: readonly Issue[], part: PropertyKey): boolean {
  return issues.some(({ path }) => path === undefined || path.length === 0 || path[0] === part);
}
