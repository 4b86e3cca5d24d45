import { ChevronRightIcon, HomeIcon } from '@console/design-system/icons';
import { ConsoleLink } from '@console/platform';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFoldedCrumbs } from './useFoldedCrumbs.ts';

export interface Crumb {
  readonly label: string;
  /** The path of the screen. Undefined for the last crumb, which is the current screen. */
  readonly path?: string;
  /** The query that the screen had when it was last displayed: a list keeps its filters. */
  readonly search?: string;
}

/** Hidden on a phone. The home link is not needed there, because the sidebar has it too. */
const wide = { '@media (max-width: 479px)': { display: 'none' } } as const;

const useStyles = makeStyles({
  list: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase300,
    color: tokens.colorNeutralForeground2,
  },
  item: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  // A folded crumb shows '…'. Its accessible name is still the title of its screen.
  ancestor: {
    '&[data-folded]': { gap: '2px', margin: '0 -3px' },
    '&[data-folded] [data-label]': { minWidth: '24px', textAlign: 'center' },
    '&[data-folded] [data-label]::before': { content: '"…" / ""' },
    '&[data-folded] [data-word]': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  first: {
    flexShrink: 0,
    ...wide,
    '&[data-folded]': { display: 'none' },
    '&[data-folded] + li > svg': { display: 'none' },
  },
  wide,
  separator: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  link: {
    display: 'block',
    lineHeight: '24px',
    color: 'inherit',
    textDecorationLine: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorNeutralForeground1, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  home: { display: 'flex', alignItems: 'center', justifyContent: 'center', width: '24px', height: '24px' },
  current: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
});

/** The breadcrumb: a link home, links to the ancestors of the screen, and the screen's own title. */
export function Breadcrumb({ home, crumbs }: { readonly home: string | undefined; readonly crumbs: readonly Crumb[] }) {
  const styles = useStyles();
  // A phone shows the last two crumbs.
  const firstOnPhone = Math.max(0, crumbs.length - 2);
  const list = useFoldedCrumbs(crumbs.map(({ label }) => label).join('\n'));
  return (
    <nav aria-label="Breadcrumb">
      <ol ref={list} className={styles.list}>
        {home !== undefined && (
          <li className={mergeClasses(styles.item, styles.first)} data-home="">
            <ConsoleLink to={home} className={mergeClasses(styles.link, styles.home)} aria-label="Home">
              <HomeIcon size={16} />
            </ConsoleLink>
          </li>
        )}
        {crumbs.map((crumb, index) => (
          <li
            key={`${crumb.label} ${crumb.path ?? ''}`}
            data-ancestor={crumb.path === undefined ? undefined : ''}
            className={mergeClasses(
              styles.item,
              crumb.path !== undefined && styles.ancestor,
              index < firstOnPhone && styles.wide,
            )}
          >
            {(index > 0 || home !== undefined) && (
              <ChevronRightIcon
                size={12}
                className={mergeClasses(styles.separator, index <= firstOnPhone && styles.wide)}
              />
            )}
            {crumb.path === undefined ? (
              <span className={styles.current} data-label="" aria-current="page" title={crumb.label}>
                {crumb.label}
              </span>
            ) : (
              <ConsoleLink
                to={`${crumb.path}${crumb.search ?? ''}`}
                className={styles.link}
                data-label=""
                title={crumb.label}
              >
                <span data-word="">{crumb.label}</span>
              </ConsoleLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
