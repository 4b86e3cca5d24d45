import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { WebLink } from './index.ts';

const linkTo = (address: string | null) => show(<WebLink address={address} />).container;

test('a website is shown without its scheme and opens in a new tab', () => {
  const link = linkTo('https://oakfield.example/').querySelector('a');
  expect(link?.textContent).toBe('oakfield.example');
  expect(link?.getAttribute('href')).toBe('https://oakfield.example/');
  expect(link?.target).toBe('_blank');
});

test('an address without http or https is plain text, and no address is a dash', () => {
  for (const address of ['javascript:alert(1)', 'oakfield.example']) {
    expect(linkTo(address).querySelector('a')).toBeNull();
    expect(linkTo(address).textContent).toBe(address);
  }
  expect(linkTo(null).textContent).toBe('–');
});
