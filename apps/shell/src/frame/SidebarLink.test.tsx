import { ThemeProvider } from '@console/design-system/theme';
import { ConsoleHostProvider, STAFF_ROLES } from '@console/platform';
import { testHost } from '@console/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SidebarLink } from './SidebarLink.tsx';
import type { SidebarEntry } from './sidebarGroups.ts';

const drawing = { regular: 'M1 1h18', filled: 'M2 2h16' };
const entry: SidebarEntry = { group: 'top', label: 'Sixth', weight: 5, icon: 'HandWave', path: '/sixth' };

/** Returns the path of the entry's icon at an address of the console. */
function iconAt(
  address: string,
  more: Partial<SidebarEntry>,
  above: readonly string[] = [],
): string | null | undefined {
  const routes = [{ id: 'sixth.list', path: '/sixth', title: 'Sixth', roles: STAFF_ROLES }];
  render(
    <ThemeProvider scheme="light">
      <MemoryRouter initialEntries={[address]}>
        <ConsoleHostProvider value={testHost({ name: 'sixth', title: 'Sixth', routes, slots: [] })}>
          <SidebarLink entry={{ ...entry, ...more }} folded={false} ancestors={above} />
        </ConsoleHostProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return screen.getByRole('link', { name: 'Sixth' }).querySelector('path')?.getAttribute('d');
}

test('FED-03 an entry has the icon of its registry entry, filled on its own screen', () => {
  expect(iconAt('/booking', { drawing })).toBe(drawing.regular);
});

test('FED-03 the icon is filled on every screen below the path of the entry', () => {
  expect(iconAt('/sixth/01J', { drawing })).toBe(drawing.filled);
  expect(screen.getByRole('link', { name: 'Sixth' }).getAttribute('aria-current')).toBe('page');
});

test('the icon is filled on a screen whose breadcrumb contains the entry', () => {
  expect(iconAt('/seventh/01J', { drawing }, ['/sixth'])).toBe(drawing.filled);
});

test('an entry without an icon of its own has a generic icon', () => {
  expect(iconAt('/booking', {})).toMatch(/^M/);
});
