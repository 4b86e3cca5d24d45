import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { SegmentedControl } from '../src/filter-bar/index.ts';
import { type Scheme, SchemeProvider } from '../src/theme/index.ts';

const pages: Readonly<Record<string, { title: string; page: ComponentType }>> = {
  list: { title: 'Page: list', page: lazy(() => import('./pages/ListPage.tsx')) },
  schedule: { title: 'Page: schedule', page: lazy(() => import('./pages/SchedulePage.tsx')) },
  detail: { title: 'Page: detail', page: lazy(() => import('./pages/DetailPage.tsx')) },
  badges: { title: 'Status badges', page: lazy(() => import('./pages/BadgesPage.tsx')) },
  buttons: { title: 'Buttons and menus', page: lazy(() => import('./pages/ButtonsPage.tsx')) },
  fields: { title: 'Fields', page: lazy(() => import('./pages/FieldsPage.tsx')) },
  'rich-text': { title: 'Rich text', page: lazy(() => import('./pages/RichTextPage.tsx')) },
  choosing: { title: 'Autocomplete and filters', page: lazy(() => import('./pages/ChoosingPage.tsx')) },
  dates: { title: 'Dates and periods', page: lazy(() => import('./pages/DatesPage.tsx')) },
  dialogs: { title: 'Dialogs and notices', page: lazy(() => import('./pages/DialogsPage.tsx')) },
  palette: { title: 'Search and commands', page: lazy(() => import('./pages/PalettePage.tsx')) },
  states: { title: 'Empty, failed, loading', page: lazy(() => import('./pages/StatesPage.tsx')) },
  values: { title: 'Values', page: lazy(() => import('./pages/ValuesPage.tsx')) },
  icons: { title: 'Icons', page: lazy(() => import('./pages/IconsPage.tsx')) },
};

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '232px minmax(0, 1fr)',
    gridTemplateRows: '48px minmax(0, 1fr)',
    height: '100dvh',
    backgroundColor: tokens.colorNeutralBackground3,
    '@media (max-width: 1023px)': { gridTemplateColumns: '48px minmax(0, 1fr)' },
  },
  top: {
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '0 20px',
    fontWeight: tokens.fontWeightSemibold,
  },
  side: { overflow: 'hidden auto', padding: '4px 8px' },
  link: {
    display: 'block',
    padding: '4px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground3Selected,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  sheet: {
    boxSizing: 'border-box',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    borderTopLeftRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

const schemes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const satisfies readonly { value: Scheme | 'system'; label: string }[];

/** Shows every part of the design system in every state, for development. The shell serves it at `/design`. */
export default function Gallery() {
  const [scheme, setScheme] = useState<Scheme | 'system'>('system');
  return (
    <SchemeProvider scheme={scheme === 'system' ? undefined : scheme}>
      <GalleryFrame scheme={scheme} onScheme={setScheme} />
    </SchemeProvider>
  );
}

function GalleryFrame({
  scheme,
  onScheme,
}: {
  scheme: Scheme | 'system';
  onScheme: (scheme: Scheme | 'system') => void;
}) {
  const styles = useStyles();
  const hash = useSyncExternalStore(subscribe, () => window.location.hash.slice(1));
  const current = pages[hash] ? hash : 'list';
  const Page = pages[current]?.page;
  return (
    <div className={styles.root}>
      <div className={styles.top}>
        <span>Design system</span>
        <SegmentedControl label="Colour scheme" segments={schemes} value={scheme} onChange={onScheme} />
      </div>
      <nav aria-label="Parts" className={styles.side}>
        {Object.entries(pages).map(([id, { title }]) => (
          <a
            key={id}
            href={`#${id}`}
            className={mergeClasses(styles.link, id === current && styles.current)}
            aria-current={id === current ? 'page' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <main className={styles.sheet}>
        <Suspense>{Page && <Page />}</Suspense>
      </main>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
