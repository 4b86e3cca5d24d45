import { containing, type Filter, textFilter } from '@console/api-kit';
import { type SQL, sql } from 'drizzle-orm';
import { course, courseVersion, trainer, trainingClass, trainingClassPlace } from '../tables.ts';

/**
 * `search`: classes in which every word occurs in the reference or the title, in the place, in the name of the trainer, or in
 * the title or the reference of the course. Each of them has its own index.
 */
export function classSearch({ via }: { readonly via?: string } = {}): Filter {
  return textFilter([trainingClass.searchText], {
    ...(via && { via }),
    holds: (word, resolved) => sql`${resolved(trainingClass.id)} IN (${classesWith(containing(word))})`,
  });
}

/** The classes are written with their own name `found`, because the list reads the same table. */
function classesWith(pattern: string): SQL {
  return sql`SELECT found.id FROM ${trainingClass} found WHERE found.search_text LIKE ${pattern}
    UNION ALL SELECT class_id FROM ${trainingClassPlace} WHERE search_text LIKE ${pattern}
    UNION ALL SELECT found.id FROM ${trainer} of_class JOIN ${trainingClass} found ON found.trainer_id = of_class.id
      WHERE of_class.contact_name_sort LIKE ${pattern}
    UNION ALL SELECT found.id FROM ${course} of_class JOIN ${courseVersion} version ON version.course_id = of_class.id
      JOIN ${trainingClass} found ON found.course_version_id = version.id
      WHERE of_class.title_sort LIKE ${pattern} OR sort_key(of_class.reference) LIKE ${pattern}`;
}
