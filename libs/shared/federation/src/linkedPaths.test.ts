import { expect, test } from 'vitest';
import { definedLinks, linkedPaths } from './linkedPaths.ts';

const links = definedLinks([
  `export const bookingLinks = defineLinks({
  /** The bookings: this month's. */
  list: '/booking',
  detail: '/booking/:id',
});`,
  "export const coreLinks = defineLinks({ customer: '/customer/:id', user: '/user/:id' });",
]);

test('a source links to what it uses of the domains’ links', () => {
  const source = `
import { bookingLinks, coreLinks } from '@console/contracts';
// bookingLinks.list is where it was before
const a = <Link to={bookingLinks.detail(id)}>{coreLinks.user(person.id)}</Link>;`;
  expect(linkedPaths(source, links)).toEqual(['/booking/:id', '/user/:id']);
});

test('links that are handed on whole count with all their addresses', () => {
  expect(linkedPaths('const shown = rows(coreLinks);', links)).toEqual(['/customer/:id', '/user/:id']);
});

test('a path that stands in the source is found, as a route would be written', () => {
  const source = `
<Link to="/ticket">Tickets</Link>; <a href={'/course/'}>Courses</a>;
navigate(\`/invoice/\${id}?tab=lines\`); <Link to={\`/class/\${a.b(c)}/seat\`} />; fetch('/graphql');`;
  expect(linkedPaths(source, links)).toEqual(['/class/:value/seat', '/course', '/invoice/:value', '/ticket']);
});

test('defining links is not using them', () => {
  expect(linkedPaths("export const bookingLinks = defineLinks({ list: '/booking' });", links)).toEqual([]);
});
