import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { FixtureGate } from '../testing/FixtureGate.ts';
import type { FixtureRemote, FixtureShell } from '../testing/fixtureBuilds.ts';
import { judge } from './judge.ts';

const gate = new FixtureGate();
const { builds } = gate;
const judged = gate.judged.bind(gate);
const release = gate.release.bind(gate);
const world = gate.world.bind(gate);
afterAll(() => builds.remove());

const list = { id: 'bookings.list', path: '/booking' };
const detail = { id: 'bookings.detail', path: '/booking/:id', opens: ['booking.detail.panel'] };

test('a remote that fits is accepted without a warning', () => {
  const fitting = { name: 'bookings', routes: [list, detail], links: ['/booking/:id', '/booking', '/dashboard'] };
  expect(release({ ...fitting, operations: ['query Fine { booking(id: "1") { reference } }'] })).toEqual({
    refusals: [],
    warnings: [],
  });
});

test('without a live shell the gate refuses every remote', () => {
  expect(judged({ after: { shell: null, remotes: [{ name: 'bookings' }] }, changed: ['bookings'] }).refusals).toEqual([
    'There is no live shell to check a remote against. Release the shell first, or together with it.',
  ]);
});

test.each([
  ['2.0.0', 'of another generation'],
  ['0.9.0', 'of an older generation'],
  ['1.3.0', 'that the shell does not offer yet'],
])('a remote built for platform %s, %s, is refused', (platform) => {
  expect(release({ name: 'bookings', platform }).refusals).toEqual([
    `bookings 1.0.0 was built for platform ${platform}; the live shell, 1.0.0, offers 1.2.0.`,
  ]);
});

test('a remote one minor version behind is accepted', () => {
  expect(release({ name: 'bookings', platform: '1.0.3' }).refusals).toEqual([]);
});

test('an import that the live shell does not export from a shared library is refused', () => {
  const needs = { react: ['useState', 'useOptimistic'], '@console/design-system/button': ['*'] };
  expect(release({ name: 'bookings', needs }).refusals).toEqual([
    'bookings 1.0.0 imports useOptimistic from react, which the live shell, 1.0.0, does not export.',
  ]);
  expect(release({ name: 'bookings', needs: { '@console/design-system/stars': ['Stars'] } }).refusals).toEqual([
    'bookings 1.0.0 imports Stars from @console/design-system/stars, which the live shell, 1.0.0, does not export.',
  ]);
});

test.each<[string, FixtureRemote, string]>([
  [
    'the same address',
    { name: 'sales', routes: [{ id: 'sales.one', path: '/booking/:number' }] },
    'sales 1.0.0 has a screen at /booking/:number, but bookings.detail of bookings 1.0.0 is already there.',
  ],
  [
    'the same id',
    { name: 'sales', routes: [{ id: 'bookings.list', path: '/sales' }] },
    'sales 1.0.0 uses the id bookings.list, which bookings 1.0.0 uses already.',
  ],
  [
    'the shell’s own address',
    { name: 'sales', routes: [{ id: 'sales.door', path: '/login' }] },
    'sales 1.0.0 has a screen at /login, which is the shell’s own address.',
  ],
  [
    'one address twice',
    {
      name: 'sales',
      routes: [
        { id: 'sales.a', path: '/a/:b' },
        { id: 'sales.b', path: '/a/:c' },
      ],
    },
    'sales 1.0.0 has two screens that clash: sales.a at /a/:b, sales.b at /a/:c.',
  ],
  [
    'one id for a screen and a panel',
    {
      name: 'sales',
      routes: [{ id: 'sales.a', path: '/a' }],
      slots: [{ id: 'sales.a', slot: 'booking.detail.panel' }],
    },
    'sales 1.0.0 uses one id for two of its screens or panels.',
  ],
  [
    'the landing that another is',
    { name: 'sales', landing: 'sales.a', routes: [{ id: 'sales.a', path: '/a' }] },
    'sales 1.0.0 would open at /dashboard, but bookings.list of bookings 1.0.0 already does.',
  ],
])('a remote that takes %s is refused', (_, remote, sentence) => {
  const bookings = { name: 'bookings', landing: 'bookings.list', routes: [list, detail] };
  expect(release(remote, bookings).refusals).toEqual([sentence]);
});

test.each([
  ['/booking/', 'but bookings.list of bookings 1.0.0 is already there.'],
  ['/Booking', 'but bookings.list of bookings 1.0.0 is already there.'],
  ['/booking/:booking-id', 'but bookings.detail of bookings 1.0.0 is already there.'],
  ['/Login/', 'which is the shell’s own address.'],
  ['/health', 'which is the server’s own address.'],
  ['/graphql/', 'which is the server’s own address.'],
])('a screen at %s is refused, as the router and the server take it', (path, words) => {
  const bookings = { name: 'bookings', routes: [list, detail] };
  const { refusals } = release({ name: 'classes', routes: [{ id: 'classes.list', path }] }, bookings);
  expect(refusals).toEqual([`classes 1.0.0 has a screen at ${path}, ${words}`]);
});

test('a landing without a screen of the remote is refused', () => {
  expect(release({ name: 'bookings', routes: [list], landing: 'bookings.lits' }).refusals).toEqual([
    'bookings 1.0.0 would open at /dashboard, but has no screen bookings.lits.',
  ]);
});

test('when two remotes that clash are released together, one sentence says so', () => {
  const remotes = [
    { name: 'bookings', routes: [list] },
    { name: 'sales', routes: [{ id: 'sales.list', path: '/booking' }] },
  ];
  expect(judged({ after: { remotes }, changed: ['bookings', 'sales'] }).refusals).toHaveLength(1);
});

test('a link to an unknown address is refused; a link to a planned screen only gets a warning', () => {
  const found = release({
    name: 'bookings',
    routes: [detail],
    links: ['/bokings/:id', '/ticket/:id', '/booking/create', '/booking/:number'],
  });
  expect(found.refusals).toEqual([
    'bookings 1.0.0 links to /bokings/:id, which is no screen: no live remote registers it, and the console has no such address.',
  ]);
  expect(found.warnings).toEqual([
    'bookings 1.0.0 links to /ticket/:id, which no live remote registers: such links are plain text.',
    'bookings 1.0.0 links to /booking/create, which no live remote registers: such links are plain text.',
  ]);
});

test('removing a screen breaks the links of others, unless the console knows the address', () => {
  const classes = { name: 'classes', links: ['/board/:day', '/booking'] };
  const bookings = { name: 'bookings', routes: [list, { id: 'bookings.board', path: '/board/:day' }] };
  const found = judged({
    before: { remotes: [classes, bookings] },
    after: { remotes: [classes, { name: 'bookings', content: 'second' }] },
    changed: ['bookings'],
  });
  expect(found.refusals).toEqual(['The live classes 1.0.0 links to /board/:day, which would no longer be a screen.']);
  expect(found.warnings).toEqual([
    'The live classes 1.0.0 links to /booking, which no live remote would register any more: such links would be plain text.',
  ]);
});

test('an operation that the schema does not answer is refused with the reason', () => {
  const operations = ['query BookingPageQuery { booking(id: "1") { total } }'];
  expect(release({ name: 'bookings', operations }).refusals).toEqual([
    'The API’s schema does not answer BookingPageQuery of bookings 1.0.0: Cannot query field "total" on type "Booking".',
  ]);
});

test('an operation under the id of another operation is refused', () => {
  const schema = buildSchema(readFileSync(builds.schema, 'utf8'));
  const nothing = { before: world({}), after: world({}), changed: new Set<string>() };
  const one = { id: 'f00', text: 'query Fine { booking(id: "1") { reference } }', release: 'bookings 1.0.0' };
  expect(judge(nothing, [one, { ...one, id: 'f01' }], schema).refusals).toEqual([
    'bookings 1.0.0 lists operations under wrong ids. Run `npm run relay`.',
  ]);
});

test('a panel whose slot no screen opens gets a warning', () => {
  const billing = { name: 'billing', slots: [{ id: 'billing.booking', slot: 'booking.detail.panel' }] };
  expect(release(billing).warnings).toEqual([
    'billing 1.0.0 fills booking.detail.panel with billing.booking; no live screen opens that place.',
  ]);
  expect(release(billing, { name: 'bookings', routes: [detail] }).warnings).toEqual([]);
});

test('a shell that would break a live remote is refused, for the platform and for each missing name', () => {
  const remotes = [
    { name: 'bookings' },
    { name: 'classes', needs: { '@console/design-system/button': ['Button'], react: ['useState'] } },
  ];
  const step = (shell: FixtureShell) =>
    judged({ before: { remotes }, after: { shell, remotes }, changed: ['shell'] }).refusals;
  expect(step({ content: 'second' })).toEqual([]);
  expect(step({ platform: '2.0.0' })).toEqual([
    'The shell 1.0.0 offers platform 2.0.0; the live bookings 1.0.0 was built for 1.2.0.',
    'The shell 1.0.0 offers platform 2.0.0; the live classes 1.0.0 was built for 1.2.0.',
  ]);
  expect(step({ exports: { react: ['useState'], '@console/design-system/button': ['LinkButton'] } })).toEqual([
    'The shell 1.0.0 does not export Button from @console/design-system/button, which the live classes 1.0.0 imports.',
  ]);
});

test('an earlier fault of one remote does not refuse the release of another', () => {
  const wrong = {
    name: 'classes',
    links: ['/nowhere'],
    needs: { react: ['useOptimistic'] },
    operations: ['query Old { gone }'],
  };
  expect(release({ name: 'bookings' }, wrong)).toEqual({ refusals: [], warnings: [] });
});
