import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openClassPage, twoDays } from '../testing/openClassPage.ts';

/** Records the address of each link that is opened. */
function watchLinks(): string[] {
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(`${this.pathname}${this.search}`);
  });
  return opened;
}

const button = (name = 'Download CSV') => screen.findByRole('button', { name });

test('API-05 the delegates are downloaded from below the base of the GraphQL address, with a new link at each click', async () => {
  const opened = watchLinks();
  let links = 0;
  const path = () => `downloads/classDelegates?mac=${++links}`;
  const data = { trainingClass: twoDays(), classDelegatesDownload: () => ({ path: path() }) };
  const { user } = await openClassPage(twoDays(), '?tab=seats', { data });
  await user.click(await button());
  await waitFor(() => expect(opened).toEqual(['/downloads/classDelegates?mac=1']));
  await user.click(await button());
  await waitFor(() => expect(opened).toEqual(['/downloads/classDelegates?mac=1', '/downloads/classDelegates?mac=2']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when the server refuses the link, its reason shows and nothing is opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const opened = watchLinks();
  const refuse = () => {
    throw new Error('This class no longer exists.');
  };
  const data = { trainingClass: twoDays({ status: 'canceled' }), classDelegatesDownload: refuse };
  const { user } = await openClassPage(twoDays(), '?tab=seats', { data });
  await user.click(await button());
  await screen.findByText('This class no longer exists.');
  expect(opened).toEqual([]);
});

test.each(['confirmed', 'canceled'])('the register of a %s class is downloaded from its attendance', async (status) => {
  const opened = watchLinks();
  const data = {
    trainingClass: twoDays({ status }),
    classRegisterDownload: { path: 'downloads/classRegister?mac=1' },
  };
  const { user } = await openClassPage(twoDays({ status }), '?tab=attendance', { data });
  await user.click(await button('Download register'));
  await waitFor(() => expect(opened).toEqual(['/downloads/classRegister?mac=1']));
});
