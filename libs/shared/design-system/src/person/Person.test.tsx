import { expect, test } from 'vitest';
import { MailLink } from '../address/index.ts';
import { Link } from '../link/index.ts';
import { findings, show } from '../testing/show.tsx';
import { Person } from './index.ts';

test('a name and an address that are both links are far enough apart for a finger', async () => {
  show(
    <Person name="Kieran Womersley" size={40} detail={<MailLink address="kieran@womersley.example" />} strong>
      <Link to="#trainer">Kieran Womersley</Link>
    </Person>,
  );
  expect(await findings()).toEqual([]);
});
