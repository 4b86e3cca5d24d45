import * as z from 'zod/mini';

type Issue = z.core.$ZodRawIssue;

/**
 * A rule about several fields of an input. It is asked whenever these fields are valid themselves, whatever is wrong with others, so
 * that its sentence stands beside theirs: in the form as in the API. Zod's own `refine` is skipped as soon as any field is invalid.
 *
 *     z.object({ … }).check(across(['quantity', 'unitPrice'], 'unitPrice', ({ quantity, unitPrice }) => …))
 *
 * @param fields what the rule looks at.
 * @param path the field at which its sentence stands.
 * @param whyNot what is wrong, in a sentence; null when nothing is. A field that the input leaves out is undefined.
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
 * The same for the items of a list: a rule about items beside each other. It is given those that are valid themselves.
 *
 * @param whatIsWrong each sentence with the way to its field: `[[1, 'startsAt'], 'Two sessions must not be at the same time']`.
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
