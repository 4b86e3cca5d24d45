import { cases as admin } from '@console/admin-api/cases';
import type { DomainCases, MutationCase } from '@console/api-kit/testing';
import { cases as billing } from '@console/billing-api/cases';
import { cases as bookings } from '@console/bookings-api/cases';
import { cases as classes } from '@console/classes-api/cases';
import { cases as core } from '@console/core-api/cases';
import { cases as purchasing } from '@console/purchasing-api/cases';

export const domains: readonly DomainCases[] = [core, classes, bookings, billing, purchasing, admin];

/** The effects that domains add to mutations of domains below. */
export const effects = domains.flatMap((domain) => domain.effects ?? []);

/** The cases of all mutations, with the effects of domains above. */
export const cases: readonly MutationCase[] = domains
  .flatMap((domain) => domain.mutations ?? [])
  .map((own) => {
    const added = effects.filter(({ mutation }) => mutation === own.name);
    return {
      ...own,
      refused: [...own.refused, ...added.flatMap(({ refused = [] }) => refused)],
      expectedChanges: [...own.expectedChanges, ...added.flatMap(({ expectedChanges = [] }) => expectedChanges)],
    };
  });

export const indexes = domains.flatMap((domain) => domain.indexes ?? []);
