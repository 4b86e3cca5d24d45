import { invalidInput, parseIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { declaredMailTargets, type KeptValues, keptValues, mailTargetOf } from '@console/core-api';
import { type MailTargetResource, mailTargetResources } from '@console/core-contracts';

/** A record that fills in a template. */
export interface RecordValues {
  readonly target: MailTargetResource;
  readonly id: string;
  readonly values: KeptValues;
}

/** Reads the variables of a record. @throws a violation when it is of another kind, or does not exist. */
export async function valuesOfRecord(
  queries: Queries,
  record: string,
  target: MailTargetResource,
): Promise<RecordValues> {
  const refused = (message: string) => invalidInput({ path: 'record', message });
  const parsed = parseIri(record);
  const found = declaredMailTargets().find((each) => mailTargetOf(each).of.prefix === parsed?.prefix);
  if (!parsed || found !== target) {
    throw refused(`The template is about records of the kind “${mailTargetResources.labels[target]}”.`);
  }
  const values = await mailTargetOf(target).values(queries, parsed.ulid);
  if (!values) throw refused('This record no longer exists.');
  return { target, id: parsed.ulid, values: keptValues(mailTargetOf(target).variables, values) };
}
