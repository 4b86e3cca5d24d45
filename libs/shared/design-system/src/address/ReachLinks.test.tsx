import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { MailLink, TelephoneLink, TelephoneLinks } from './index.ts';

test('an email address begins an email; hostile text in it adds no further header', () => {
  const { container } = show(<MailLink address="amelia?bcc=x@calder.example">Amelia Hughes</MailLink>);
  const link = container.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Amelia Hughes',
    'mailto:amelia%3Fbcc%3Dx@calder.example',
  ]);
});

test('without an address or a number there is no link', () => {
  const { container } = show(
    <>
      <MailLink address={null}>Amelia Hughes</MailLink>
      <TelephoneLink number={null} />
      <TelephoneLink number=", by email only" />
    </>,
  );
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent).toBe('Amelia Hughes, by email only');
});

test('a telephone number is called as people dial it; each of two numbers is a link, an extension is none', () => {
  const { container } = show(<TelephoneLink number="+44 (0)1422 555 010 ext. 7 / 07700 900417" />);
  const links = [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['+44 (0)1422 555 010', 'tel:+441422555010'],
    ['07700 900417', 'tel:07700900417'],
  ]);
  expect(container.textContent).toBe('+44 (0)1422 555 010 ext. 7 / 07700 900417');
});

test('the numbers of a person are a line each, far enough apart to hit; one that stands twice is shown once', () => {
  const numbers = ['07700 900417', '01422 555 010', '07700 900417', null];
  const { container } = show(<TelephoneLinks numbers={numbers} />);
  const links = [...container.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['07700 900417', '01422 555 010']);
  const [first = 0, second = 0] = links.map((link) => link.getBoundingClientRect().top);
  expect(second - first).toBeGreaterThanOrEqual(24);
  expect(show(<TelephoneLinks numbers={[null, '']} />).container.textContent).toBe('–');
});
