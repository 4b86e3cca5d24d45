import { everyRoute, idOf, type RootData, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.ts';
import routes from '../routes.ts';

/** The page of INV-40187, whose dialogs move money. */
export async function moneyScreen(data: RootData) {
  const opened = await renderScreen({
    ...{ remote, routes, data, host: everyRoute, at: `/invoice/${idOf('', 40187).slice(1)}` },
  });
  const { user, requests } = opened;
  return {
    ...opened,
    /** Chooses an entry of the menu of further actions. */
    async choose(name: string) {
      await user.click(screen.getByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    },
    /** The open dialog of this title. */
    dialog: async (name: string | RegExp) => within(await screen.findByRole('dialog', { name })),
    /** Replaces the text of a field of the open dialog, and leaves it. */
    async fill(name: string | RegExp, text: string) {
      const field = within(screen.getByRole('dialog')).getByRole('textbox', { name });
      await user.clear(field);
      if (text) await user.type(field, text);
      await user.tab();
    },
    /** Presses the button that saves, once its consequences are shown, and waits for the end of the dialog. */
    async save(name: string) {
      const button = within(screen.getByRole('dialog')).getByRole('button', { name });
      await waitFor(() => {
        if (button.getAttribute('aria-disabled') === 'true') throw new Error(`${name} is not ready.`);
      });
      await user.click(button);
      await waitFor(() => {
        if (screen.queryByRole('dialog')) throw new Error(`The dialog still stands after ${name}.`);
      });
    },
    /** The variables of the requests of this operation. */
    sent: (operation: string) =>
      requests.filter((one) => one.operation === operation).map(({ variables }) => variables),
  };
}
