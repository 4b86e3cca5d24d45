import { expect, test } from 'vitest';
import { definedLinks, linkedPaths } from './linkedPaths.ts';

const links = definedLinks([
  `export const bookingLinks = defineLinks({
  /** The bookings of this month. */
  list: '/booking',
  detail: '/booking/:id',
});`,
  "export const coreLinks = defineLinks({ customer: '/customer/:id', user: '/user/:id' });",
]);

test('finds the links that a source uses', () => {
  const source = `
import { bookingLinks, coreLinks } from '@console/contracts';
// earlier this was bookingLinks.list
const a = <Link to={bookingLinks.detail(id)}>{coreLinks.user(person.id)}</Link>;`;
  expect(linkedPaths(source, links)).toEqual(['/booking/:id', '/user/:id']);
});

test('when a source passes on a whole links object, all its addresses count', () => {
  expect(linkedPaths('const shown = rows(coreLinks);', links)).toEqual(['/customer/:id', '/user/:id']);
});

test('finds a path in the source, and returns it in the form of a route', () => {
  const source = `
<Link to="/ticket">Tickets</Link>; <a href={'/course/'}>Courses</a>;
navigate(\`/invoice/\${id}?tab=lines\`); <Link to={\`/class/\${a.b(c)}/seat\`} />; fetch('/graphql');`;
  expect(linkedPaths(source, links)).toEqual(['/class/:value/seat', '/course', '/invoice/:value', '/ticket']);
});

test('a definition of links does not count as a use', () => {
  expect(linkedPaths("export const bookingLinks = defineLinks({ list: '/booking' });", links)).toEqual([]);
});
