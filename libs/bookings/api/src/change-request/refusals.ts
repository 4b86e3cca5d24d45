import type { ClassRow, Impact } from '@console/classes-api';

/** Says why a change cannot be made now, in the words in which the write refuses it. Nothing when there is no reason. */
export const refusalOf = (
  { ref: reference, title }: Pick<ClassRow, 'ref' | 'title'>,
  reason: string | null,
): Impact[] => (reason === null ? [] : [{ entity: 'refusal', target: null, reference, title, consequence: reason }]);

/** A change that cannot be made touches nothing. So when there are reasons, only these are listed. */
export function onlyRefusals(impacts: readonly Impact[]): Impact[] {
  const refusals = impacts.filter(({ entity }) => entity === 'refusal');
  return refusals.length > 0 ? refusals : [...impacts];
}
