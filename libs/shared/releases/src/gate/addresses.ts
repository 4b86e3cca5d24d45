/** The addresses that the shell answers itself. */
export const SHELL_ADDRESSES: readonly string[] = ['/', '/login', '/app', '/dashboard'];

/** The addresses that the server answers itself, without the console. A screen there would disappear after a reload. */
export const SERVER_ADDRESSES: readonly string[] = [
  '/authentication_token',
  '/downloads/:name',
  '/graphql',
  '/health',
  '/health/live',
  '/health/ready',
];

/** Every address that the console has or will have (C§2). A link to an address without a live remote is plain text. */
export const KNOWN_ADDRESSES: readonly string[] = [
  ...SHELL_ADDRESSES,
  '/booking',
  '/booking/create',
  '/booking/:id',
  '/booking/:id/item/create-public-course',
  '/booking/:id/item/create-private-course',
  '/booking/:id/ticket-create',
  '/change-request',
  '/change-request/create',
  '/change-request/:id',
  '/course',
  '/course/:id',
  '/customer',
  '/customer/:id',
  '/customer-contact',
  '/customer-contact/:id',
  '/customer-quote',
  '/debtor',
  '/email-build-context/:id',
  '/email-log',
  '/email-log/:id',
  '/email-sample-data',
  '/email-template',
  '/email-template/create',
  '/email-template/:id',
  '/email-template/:id/update',
  '/feedback',
  '/feedback/:id',
  '/invoice',
  '/invoice/:id',
  '/prompt-template',
  '/prompt-template/:id',
  '/public-schedule',
  '/public-schedule/create',
  '/public-schedule/:id',
  '/purchase-order',
  '/purchase-order/:id',
  '/sale-signal',
  '/sale-signal/:id',
  '/subject',
  '/subject/create',
  '/supplier',
  '/supplier/create',
  '/supplier/:id',
  '/ticket',
  '/ticket/:id',
  '/trainer',
  '/trainer/create',
  '/trainer/:id',
  '/trainer-course',
  '/training-class',
  '/training-class/create',
  '/training-class/:id',
  '/user',
  '/user/create',
  '/user/:id',
  '/workflow',
  '/workflow/create',
  '/workflow/:id',
];

/** Whether the router treats two addresses as the same. Parameter names, letter case and a slash at the end may differ. */
export function sameShape(one: string, other: string): boolean {
  return shapeOf(one) === shapeOf(other);
}

/** Whether a link leads to this address. A parameter of the address matches any text. */
export function leadsTo(address: string, link: string): boolean {
  const expected = address.split('/');
  const actual = link.split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, at) => part === actual[at] || (part.startsWith(':') && actual[at] !== ''))
  );
}

function shapeOf(path: string): string {
  return path
    .replaceAll(/:[\w-]+/g, ':')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}
