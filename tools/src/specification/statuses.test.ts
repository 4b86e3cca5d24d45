import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Statuses } from '@console/rules';
import { beforeAll, expect, test } from 'vitest';
import { workspaceRoot } from '../workspace.ts';

const declared = new Map<string, Statuses<string>>();

beforeAll(async () => {
  for (const file of globSync('libs/*/contracts/src/index.ts', { cwd: workspaceRoot })) {
    const contracts: object = await import(pathToFileURL(join(workspaceRoot, file)).href);
    for (const [name, value] of Object.entries(contracts)) if (isStatuses(value)) declared.set(name, value);
  }
});

test.each([
  ['bookingStatuses', 'on_hold', 'On hold', 'warning'],
  ['trainingClassStatuses', 'postponed', 'Postponed', 'warning'],
  ['purchaseOrderStatuses', 'billed', 'Billed', 'brand'],
  ['invoiceStatuses', 'paid_partial', 'Part paid', 'brand'],
  ['invoiceStatuses', 'paid_overpaid', 'Overpaid', 'warning'],
  ['invoiceStatuses', 'voided', 'Void', 'outline'],
  ['ticketStatuses', 'in_progress', 'In progress', 'brand'],
  ['changeRequestStatuses', 'errored', 'Errored', 'danger'],
  ['attendances', 'full', 'Full', 'success'],
  ['emailLogStatuses', 'failed', 'Failed', 'danger'],
  ['saleSignalStatuses', 'new', 'New', 'neutral'],
  ['saleSignalPriorities', 'high', 'High', 'warning'],
  ['userStatuses', 'inactive', 'Inactive', 'outline'],
  // An unknown status falls back as the specification says.
  ['purchaseOrderStatuses', 'new_state', 'Draft', 'neutral'],
  ['invoiceStatuses', 'new_state', 'Draft', 'neutral'],
  ['bookingStatuses', 'awaiting_venue', 'Awaiting venue', 'neutral'],
])('%s: %s reads %s in the tone %s', (name, status, label, tone) => {
  expect(declared.get(name)?.lookOf(status)).toMatchObject({ label, tone });
});

test('the same word looks the same in all domains', () => {
  const looks = new Map<string, string[]>();
  for (const statuses of declared.values()) {
    for (const status of statuses.values) {
      const { label, tone, icon } = statuses.lookOf(status);
      looks.set(label, [...(looks.get(label) ?? []), `${tone} ${icon?.path}`]);
    }
  }
  expect(looks.get('Canceled')?.length).toBeGreaterThan(3);
  for (const [label, ofLabel] of looks) expect(new Set(ofLabel).size, label).toBe(1);
});

function isStatuses(value: unknown): value is Statuses<string> {
  return typeof value === 'object' && value !== null && 'lookOf' in value;
}
