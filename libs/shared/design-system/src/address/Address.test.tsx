import { addressLines } from '@console/format';
import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Address } from './index.ts';

test("FRM-05 an address is a stack of its non-empty fields, a field a line, with the country's English name", () => {
  const address = {
    address1: 'Accounts Payable',
    address2: ' ',
    address3: null,
    city: 'Halifax',
    region: 'West Yorkshire',
    postcode: 'HX1 1UJ',
    country: 'GB',
  };
  const lines = ['Accounts Payable', 'Halifax', 'West Yorkshire', 'HX1 1UJ', 'United Kingdom'];
  expect(addressLines(address)).toEqual(lines);
  const { container } = show(<Address address={address} />);
  const shown = [...container.querySelectorAll('address span')];
  expect(shown.map(({ textContent }) => textContent)).toEqual(lines);
  const tops = shown.map((line) => line.getBoundingClientRect().top);
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
});

test('a city with the name of its region is shown once', () => {
  expect(addressLines({ city: 'London', region: 'London', postcode: 'SE1 9SG' })).toEqual(['London', 'SE1 9SG']);
});

test('an empty address shows a dash', () => {
  expect(show(<Address address={{ address1: '' }} />).container.textContent).toBe('–');
});
