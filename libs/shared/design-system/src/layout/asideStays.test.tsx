import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { MainAndAside, WorkAndLook } from './index.ts';

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

const edited = (
  <div style={{ height: '800px', overflow: 'auto' }} data-testid="page">
    <WorkAndLook
      look={
        <>
          <p>Dear Ada</p>
          <div style={{ height: '2000px' }} />
        </>
      }
    >
      <div style={{ height: '3000px' }} />
    </WorkAndLook>
  </div>
);

test.each([
  [1440, true],
  [900, false],
])('beside a long form in a window of %i px the preview stays in sight: %s', async (width, stays) => {
  await page.viewport(width, 900);
  show(edited);
  screen.getByTestId('page').scrollTop = 1500;
  const { top, bottom } = screen.getByText('Dear Ada').getBoundingClientRect();
  expect(top >= 0 && bottom <= 800).toBe(stays);
});
