import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { MainAndAside } from './index.ts';

const priced = (
  <div style={{ height: '600px', overflow: 'auto' }} data-testid="page">
    <MainAndAside
      asideStays
      asideWidth={344}
      aside={<p>Total £2,172.00</p>}
      after={<div style={{ height: '2000px' }} />}
    >
      <div style={{ height: '3000px' }} />
    </MainAndAside>
  </div>
);

test.each([
  [1440, true],
  [900, false],
])('beside a long list in a window of %i px the price stays in sight: %s', async (width, stays) => {
  await page.viewport(width, 900);
  show(priced);
  screen.getByTestId('page').scrollTop = 1500;
  const price = screen.getByText('Total £2,172.00').getBoundingClientRect();
  expect(price.top >= 0 && price.bottom <= 600).toBe(stays);
});
