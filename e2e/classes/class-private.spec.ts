import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { firstThat } from '../src/classes.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen } from '../src/screens.ts';

test('each detail of a private class can be tapped on a window as narrow as a phone', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { trainingClasses } = await ask<{ trainingClasses: { edges: { node: { id: string; title: string } }[] } }>(
    server.url,
    await token('manager'),
    '{ trainingClasses(first: 1, public: false) { edges { node { id title } } } }',
  );
  const one = firstThat(nodes(trainingClasses), () => true, 'private class');
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('manager', pathOf(one.id, '/training-class'));
  await expectScreen(page, one.title);
  await expectNoAxeFindings(page);
});

test('NAV-17 the confirmed purchase order of a class opens in a new tab, its customer in the same tab', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const { trainingClasses } = await ask<{
    trainingClasses: {
      edges: {
        node: {
          id: string;
          title: string;
          customer: { id: string; name: string } | null;
          confirmedPurchaseOrder: { id: string; reference: string } | null;
        };
      }[];
    };
  }>(
    server.url,
    await token('manager'),
    `{ trainingClasses(first: 500, public: false) { edges { node {
      id title customer { id name } confirmedPurchaseOrder { id reference }
    } } } }`,
  );
  const ordered = nodes(trainingClasses).find((one) => one.customer && one.confirmedPurchaseOrder);
  if (!ordered) throw new Error('No private class has a confirmed order.');
  await signIn('manager', pathOf(ordered.id, '/training-class'));
  await expectScreen(page, ordered.title);
  const opening = context.waitForEvent('page');
  await page
    .getByRole('region', { name: 'Class', exact: true })
    .getByRole('link', { name: new RegExp(ordered.confirmedPurchaseOrder?.reference ?? '') })
    .click();
  const tab = await opening;
  await expect(tab).toHaveURL(pathOf(ordered.confirmedPurchaseOrder?.id ?? '', '/purchase-order'));
  await expectScreen(page, ordered.title);
  await page
    .getByRole('main')
    .getByRole('link', { name: ordered.customer?.name ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(pathOf(ordered.customer?.id ?? '', '/customer'));
});
