import type { Option } from '@console/design-system/autocomplete';
import { graphql, readInlineData } from 'react-relay';
import type { courseOption_course$key } from './__generated__/courseOption_course.graphql.ts';

/** Returns a course as an option: title and reference. */
export function courseOption(key: courseOption_course$key): Option {
  const { id, title, reference } = readInlineData(
    graphql`
      fragment courseOption_course on Course @inline {
        id
        title
        reference
      }
    `,
    key,
  );
  return { value: id, label: title, detail: reference };
}
