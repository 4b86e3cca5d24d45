import { cases as admin } from '@console/admin-api/cases';
import type { DomainCases, MutationCase } from '@console/api-kit/testing';
import { cases as billing } from '@console/billing-api/cases';
import { cases as bookings } from '@console/bookings-api/cases';
import { cases as classes } from '@console/classes-api/cases';
import { cases as core } from '@console/core-api/cases';
import { cases as purchasing } from '@console/purchasing-api/cases';

const byName: Readonly<Record<string, DomainCases>> = { core, classes, bookings, billing, purchasing, admin };
/** The domains that `npm test -- affected` found. Default: all. */
const affected = process.env.CASES_OF?.split(' ') ?? Object.keys(byName);

export const domains: readonly DomainCases[] = Object.values(byName);

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

/** The mutations that have tests of their own instead of a case. */
export const ownMutations = domains.flatMap(({ own = [] }) => own);

const affectedMutations = new Set(
  affected.flatMap((name) => [
    ...(byName[name]?.mutations ?? []).map((own) => own.name),
    ...(byName[name]?.effects ?? []).map(({ mutation }) => mutation),
  ]),
);

/** The cases that this run proves: those of the affected domains, and those to which these domains add an effect. */
export const affectedCases = cases.filter(({ name }) => affectedMutations.has(name));

export const indexes = domains.flatMap((domain) => domain.indexes ?? []);
