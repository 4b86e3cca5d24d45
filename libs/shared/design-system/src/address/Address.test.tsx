import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Address, addressLines } from './index.ts';

test("an address shows its non-empty lines one below the other, with the country's English name", () => {
  const address = {
    address1: 'Accounts Payable',
    address2: ' ',
    address3: null,
    city: 'Halifax',
    postcode: 'HX1 1UJ',
    region: 'West Yorkshire',
    country: 'GB',
  };
  expect(addressLines(address)).toEqual(['Accounts Payable', 'Halifax HX1 1UJ', 'West Yorkshire', 'United Kingdom']);
  const { container } = show(<Address address={address} />);
  const tops = [...container.querySelectorAll('address span')].map((line) => line.getBoundingClientRect().top);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(new Set(tops).size).toBe(4);
});

test('an empty address shows a dash', () => {
  expect(show(<Address address={{ address1: '' }} />).container.textContent).toBe('–');
});
