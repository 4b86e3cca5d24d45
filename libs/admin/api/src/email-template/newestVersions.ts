import type { Queries } from '@console/api-kit/database';
import { desc, inArray } from 'drizzle-orm';
import { emailTemplateVersion as version } from '../tables.ts';

/** The content of a template that is in use. */
export interface NewestVersion {
  readonly id: string;
  readonly number: number;
  readonly subject: string;
  /** HTML, or the JSON of a design. */
  readonly body: string;
}

/** Reads the content in use of templates, by their ULIDs, in one statement. */
export async function newestVersions(
  queries: Queries,
  templates: readonly string[],
): Promise<ReadonlyMap<string, NewestVersion>> {
  const rows = await queries
    .selectDistinctOn([version.templateId])
    .from(version)
    .where(inArray(version.templateId, [...templates]))
    .orderBy(version.templateId, desc(version.number));
  return new Map(
    rows.map(({ id, templateId, number, subject, body, design }) => [
      templateId,
      { id, number, subject, body: body ?? JSON.stringify(design) },
    ]),
  );
}
