import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { MailLink, TelephoneLink } from './index.ts';

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

test('a telephone number is called by its digits', () => {
  const { container } = show(<TelephoneLink number="+44 (0)1422 555 010" />);
  expect(container.querySelector('a')?.getAttribute('href')).toBe('tel:+4401422555010');
});
