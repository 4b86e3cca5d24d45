import { idOf, renderScreen } from '@console/testing';
import remote from '../remote.ts';
import routes from '../routes.ts';

/**
 * Opens the page of PO-30123.
 *
 * @param now returns the order at the time of each request.
 * @param answers the server's answers to mutations and other queries.
 */
export async function openOrder(now: () => object, answers: object = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `/purchase-order/${idOf('', 30123).slice(1)}`,
    data: { purchaseOrder: () => now(), ...answers },
  });
  const sent = (operation: string) =>
    opened.requests.filter((request) => request.operation === operation).map(({ variables }) => variables);
  return { ...opened, sent };
}
