import { rm } from 'node:fs/promises';
import { copyWorkspace } from '@console/harness/copy-workspace';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../build/run.ts';
import { answeredOperations } from '../checks/answeredOperations.ts';
import { problemsOf } from '../checks/check.ts';
import { circles } from '../checks/circles.ts';
import { forbiddenImports } from '../checks/forbiddenImports.ts';
import { tsconfigs } from '../checks/tsconfigs.ts';
import { workspaceRoot } from '../workspace.ts';
import { Draft } from './Draft.ts';
import { finish } from './finish.ts';
import { plan } from './plan.ts';

const MINUTES = 60_000;

const forms = ['form purchasing create-supplier', 'form purchasing update-supplier'];

/** The folders and files that the commands below write to. */
const changed = ['apps/purchasing', 'apps/tickets', 'libs/purchasing', 'libs/tickets', 'relay.config.json'];

describe('a new list, screen, mutation, form and remote', () => {
  let copy: string;

  beforeAll(async () => {
    copy = copyWorkspace();
    const mutations = ['create-supplier', 'update-supplier', 'close-supplier'];
    await make('remote tickets', ...mutations.map((name) => `mutation purchasing ${name}`));
    const lists = ['list purchasing course-catalogue --of courses', 'list tickets trainer-catalogue --of trainers'];
    await make(...lists, 'screen purchasing supplier', ...forms);
  }, 5 * MINUTES);
  afterAll(() => rm(copy, { recursive: true, force: true }));

  async function make(...commands: string[]): Promise<void> {
    const draft = new Draft(copy);
    const remotes = commands.flatMap((command) => {
      const [words = '', of] = command.split(' --of ');
      return plan(draft, words.split(' '), of).remotes;
    });
    draft.write();
    await finish(draft, remotes);
  }

  async function succeeds(command: string, ...args: string[]): Promise<void> {
    const { code, output } = await run(command, args, { cwd: copy });
    expect(code, output).toBe(0);
  }

  test('compile', () => succeeds('tsc', '-b', '--pretty', 'false'), 5 * MINUTES);

  test('need no correction by the linter', () => succeeds('biome', 'ci', '--colors=off', ...changed));

  test.each([tsconfigs, forbiddenImports, circles, answeredOperations])(
    'keep the rules of the workspace: $name',
    async (check) => expect(await problemsOf(check, copy)).toEqual([]),
  );

  test(
    'pass the tests that come with them',
    async () => {
      const lists = ['CourseCatalogueListPage', 'TrainerCatalogueListPage'];
      const files = [...lists, 'SupplierDetailPage', 'TicketsHomePage', 'tickets/contracts'];
      const ofForms = ['CreateSupplierPage', 'editSupplier'];
      const ofMutations = ['closeSupplier', 'mutations/cases.test', 'mutations/mutation'];
      // Some of these files test every mutation. Only the tests of the new mutations run.
      const titles = '^(?!a mutation )|(create|update|close)Supplier';
      await succeeds('vitest', 'run', ...files, ...ofForms, ...ofMutations, '--testNamePattern', titles);
    },
    5 * MINUTES,
  );
});

test.each([
  ['list purchasing', 'Use one of:'],
  ['page purchasing supplier', 'Use one of:'],
  ['list purchasing Supplier', '"Supplier" is not a name. Use lower-case words with hyphens between them'],
  ['list sales course', 'There is no remote "sales". The remotes are: admin, billing, bookings, classes, purchasing.'],
  ['list purchasing supplier', 'The remote purchasing has a screen at /supplier already.'],
  ['list purchasing contract', 'The schema does not have a list of Contract that can be sorted.'],
  ['list purchasing training-seat', 'The schema does not have a list of TrainingSeat that can be sorted.'],
  [
    'screen purchasing contract',
    'The schema has no record "contract" to read by its id. The records are: emailLog, user,',
  ],
  ['mutation sales update-supplier', 'The domain "sales" has no records of its own.'],
  ['mutation purchasing update-booking', '"update-booking" names no record of purchasing. Use a verb and a record'],
  ['mutation purchasing acknowledge-purchase-order', 'The mutation acknowledgePurchaseOrder exists already.'],
  ['mutation billing update-invoice-activity-log', 'InvoiceActivityLog does not say who changed it.'],
  ['mutation purchasing delete-supplier', 'does not write a mutation that deletes a record. Copy libs/bookings/api'],
  ['form purchasing edit-supplier', '"edit-supplier" is neither create-<record> nor update-<record>.'],
  ['form purchasing create-course', 'The schema has no mutation createCourse that returns a course. Make it first:'],
  ['form bookings create-customer-contact', 'it cannot write a form that requires customer.'],
  ['form purchasing update-training-class', 'The remote purchasing has no screen at /training-class/:id yet.'],
  [
    'form bookings update-customer-contact',
    'The edit button cannot be added: apps/bookings/src/customer-contact-detail',
  ],
  ['form bookings update-booking', 'apps/bookings/src/edit-booking exists already, so the booking has its form.'],
  ['form billing update-invoice', 'apps/billing/src/edit-invoice exists already, so the invoice has its form.'],
  ['remote bookings', 'The domain bookings exists already.'],
  ['remote sale-signals', '"sale-signals" has several words.'],
])('npm run new -- %s is refused: %s', (command, sentence) => {
  expect(() => plan(new Draft(workspaceRoot), command.split(' '))).toThrow(sentence);
});

test.each(['screen purchasing supplier', 'form purchasing create-supplier', 'mutation purchasing create-supplier'])(
  'npm run new -- %s takes no list of the schema',
  (command) => {
    expect(() => plan(new Draft(workspaceRoot), command.split(' '), 'suppliers')).toThrow('Only a list takes --of.');
  },
);

test('a list may have another name than its type', () => {
  const draft = new Draft(workspaceRoot);
  plan(draft, ['list', 'purchasing', 'course-catalogue'], 'courses');
  expect(draft.created).toContain('apps/purchasing/src/course-catalogue-list/courseCatalogueList.ts');
  expect(draft.read('apps/purchasing/src/remote.ts')).toContain("path: '/course-catalogue'");
});

test('a mutation that changes an address leaves adding, changing and removing it to core', () => {
  const draft = new Draft(workspaceRoot);
  plan(draft, ['mutation', 'purchasing', 'update-supplier']);
  const written = draft.read('libs/purchasing/api/src/updateSupplier.ts');
  expect(written).toContain("import { changeAddress } from '@console/core-api';");
  expect(written).toContain(
    'changeAddress(writing, purchasesAddress, supplier.purchasesAddressId, (purchasesAddressId) =>',
  );
  expect(written).not.toMatch(/writeAddress|removeAddress/);
});
