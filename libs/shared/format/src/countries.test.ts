import { expect, test } from 'vitest';
import { countryCodes, countryName } from './countries.ts';

test('the countries are those of ISO 3166-1, each once and with an English name', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  for (const code of countryCodes) expect(countryName(code)).not.toBe(code);
});

test('a country code shows the English name, any other text stays unchanged', () => {
  expect(countryName('GB')).toBe('United Kingdom');
  expect(countryName('gb')).toBe('United Kingdom');
  expect(countryName('Wales')).toBe('Wales');
});
