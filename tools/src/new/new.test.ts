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

const forms = ['create-depot', 'update-depot', 'create-travel-claim', 'update-travel-claim', 'delete-travel-claim'];

/** A record that is made in a dialog of another one. */
const line = 'travel-claim-line claim:parent:TravelClaim description:text quantity:integer unitPrice:money';
const claim =
  'travel-claim reference:TR dueOn:date supplier:record:Supplier amount:money status:status:draft,approved,paid note:rich-text:optional';

/** A record with an address. */
const depot = 'depot title:text orders:email:optional open:flag address:address:optional';

/** The folders and files that the commands below write to. */
const changed = ['apps/purchasing', 'apps/tickets', 'libs/purchasing', 'libs/tickets', 'relay.config.json'];

describe('a new record, list, screen, mutation, move, form and remote', () => {
  let copy: string;

  beforeAll(async () => {
    copy = copyWorkspace();
    // Each form has a mutation of its name.
    const changes = [...forms, 'close-depot'].map((name) => `mutation purchasing ${name}`);
    const lists = ['list purchasing course-catalogue --of courses', 'list tickets trainer-catalogue --of trainers'];
    const screens = [
      'list purchasing travel-claim',
      'screen purchasing travel-claim',
      'list purchasing depot',
      'screen purchasing depot',
    ];
    const moves = ['approve draft approved', 'pay approved paid'];
    await make('remote tickets', `record purchasing ${claim}`, `record purchasing ${depot}`);
    await make(...changes, ...lists, ...screens, ...moves.map((move) => `move purchasing travel-claim ${move}`));
    await make(...forms.map((form) => `form purchasing ${form}`), `record purchasing ${line}`);
    await make('mutation purchasing create-travel-claim-line');
    await make('form purchasing create-travel-claim-line --below travel-claim');
  }, 5 * MINUTES);
  afterAll(() => rm(copy, { recursive: true, force: true }));

  async function make(...commands: string[]): Promise<void> {
    const draft = new Draft(copy);
    const remotes = commands.flatMap((command) => {
      const [words = '', of] = command.split(' --of ');
      const [own = '', below] = words.split(' --below ');
      return plan(draft, own.split(' '), { of, below }).remotes;
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
      const files = [...lists, 'DepotDetailPage', 'TicketsHomePage', 'tickets/contracts'];
      const ofForms = ['CreateDepotPage', 'editDepot', 'travel-claim', 'purchasing/contracts'];
      const ofMutations = [
        'closeDepot',
        'mutations/cases.test',
        'mutations/mutation',
        'database/indexes',
        'database/tables',
      ];
      // Some of these files test every mutation. Only the tests of the new mutations run.
      const titles = '^(?!a mutation )|(create|update|close|delete|approve|pay)(Depot|TravelClaim)';
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
    'The schema has no record "contract" to read by its id. The records are: user, userSession,',
  ],
  ['record sales bill title:text', 'The domain "sales" has no api yet. Domains with records are: admin, billing,'],
  ['record purchasing supplier title:text', 'The type Supplier exists already.'],
  ['record purchasing bill dueOn:date', 'A record needs a name: a reference such as reference:SB, or a required text'],
  [
    'record purchasing bill title:text due',
    '"due" is not a field. Write name:kind, such as dueOn:date. The kinds are:',
  ],
  ['record purchasing bill title:text title:email', 'The field title is named twice.'],
  [
    'record purchasing bill title:text kind:choice',
    '"kind:choice" needs its values, such as kind:choice:draft,approved.',
  ],
  ['record purchasing bill title:text of:record', '"of:record" needs its type, such as of:record:Supplier.'],
  ['record purchasing bill title:text of:record:Bank', 'No nodes.ts in libs/*/api declares the type Bank.'],
  ['move purchasing bill pay draft paid', 'purchasing has no record "bill".'],
  ['move purchasing supplier pay draft paid', 'Supplier has no status, so it has no moves.'],
  ['move purchasing purchase-order pay draft paid', '"paid" is no state of a purchase order. The states are: draft,'],
  ['mutation sales update-supplier', 'The domain "sales" has no records of its own.'],
  ['mutation purchasing update-booking', '"update-booking" names no record of purchasing. Use a verb and a record'],
  ['mutation purchasing acknowledge-purchase-order', 'The mutation acknowledgePurchaseOrder exists already.'],
  ['mutation billing update-invoice-activity-log', 'InvoiceActivityLog does not say who changed it.'],
  ['form purchasing edit-supplier', '"edit-supplier" is not create-<record>, update-<record> or delete-<record>.'],
  ['form purchasing create-course', 'The schema has no mutation createCourse that returns a course. Make it first:'],
  ['form bookings create-ticket', 'The tests of this command cannot fill body, so it cannot write a form'],
  ['form purchasing update-subject', 'The remote purchasing has no screen at /subject/:id yet.'],
  [
    'form bookings delete-customer-contact',
    'The delete button cannot be added: apps/bookings/src/customer-contact-detail',
  ],
  [
    'form bookings update-customer-contact',
    'This command does not know where CustomerContact has the first values of correctSeats.',
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
    expect(() => plan(new Draft(workspaceRoot), command.split(' '), { of: 'suppliers' })).toThrow(
      'Only a list takes --of.',
    );
  },
);

test('a list may have another name than its type', () => {
  const draft = new Draft(workspaceRoot);
  plan(draft, ['list', 'purchasing', 'course-catalogue'], { of: 'courses' });
  expect(draft.created).toContain('apps/purchasing/src/course-catalogue-list/courseCatalogueList.ts');
  expect(draft.read('apps/purchasing/src/remote.ts')).toContain("path: '/course-catalogue'");
});

test('a mutation that changes an address leaves adding, changing and removing it to core', () => {
  const draft = new Draft(workspaceRoot);
  plan(draft, ['mutation', 'classes', 'update-public-schedule']);
  const written = draft.read('libs/classes/api/src/public-schedule/updatePublicSchedule.ts');
  expect(written).toContain("import { changeAddress } from '@console/core-api';");
  expect(written).toContain('changeAddress(writing, address, publicSchedule.addressId, async (addressId) =>');
  expect(written).not.toMatch(/writeAddress|removeAddress/);
});
