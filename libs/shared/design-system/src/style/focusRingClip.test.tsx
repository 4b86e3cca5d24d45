import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MetaLine } from '../page-frame/index.ts';
import { cutOffRing, show } from '../testing/index.ts';
import { AuditPopup } from '../timeline/index.ts';

test.each([500, 200])('the ring of the last change is whole on a line %i px wide', (width) => {
  show(
    <div style={{ width, padding: '0 24px' }}>
      <MetaLine>
        BK-10482
        <AuditPopup created={{ by: null, at: '2026-11-16T23:30:00Z' }} />
      </MetaLine>
    </div>,
  );
  expect(cutOffRing(screen.getByRole('button', { name: /^Created/ }))).toEqual([]);
});
