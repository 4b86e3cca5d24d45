import type { RowOf, Writing } from '@console/api-kit';
import { trainerContactLabels } from '@console/classes-contracts';
import type { tables as core } from '@console/core-api';
import { Trainer } from '../nodes.ts';

type PersonRow = RowOf<typeof core.person>;

/** Keeps a changed contact in the history of its trainer. It is a person with a row of its own, so its fields are parts. */
export function keepTrainerContact(
  writing: Writing,
  trainer: { readonly id: string },
  before: PersonRow,
  after: PersonRow,
): void {
  const lines = (value: string | null) => (value === null ? [] : [value]);
  for (const field of Object.keys(trainerContactLabels) as (keyof typeof trainerContactLabels)[]) {
    writing.keepParts(Trainer, trainer, field, lines(before[field]), lines(after[field]));
  }
}
