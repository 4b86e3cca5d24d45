import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { Avatar } from './index.ts';

const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('a picture replaces the initials', () => {
  const { container } = show(<Avatar name="Priya Nair" imageUrl={picture} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(picture);
  expect(container.textContent).toBe('');
});

test.each(['', '/nothing-here.png', 'javascript:alert(1)', '"><script>alert(1)</script>'])(
  'without a picture at %j, the initials are shown',
  async (imageUrl) => {
    const { container } = show(<Avatar name="Priya Nair" imageUrl={imageUrl} />);
    await expect.poll(() => container.textContent).toBe('PN');
    expect(container.querySelector('img')).toBeNull();
  },
);
