import { coreLinks } from '@console/core-contracts';
import { Button } from '@console/design-system/button';
import { ChevronDownIcon, InfoIcon, KeyboardIcon, PersonIcon, SignOutIcon } from '@console/design-system/icons';
import { Menu, MenuDivider, MenuItem, MenuLink } from '@console/design-system/menu';
import { Avatar } from '@console/design-system/person';
import { useSession } from '@console/platform';
import { makeStyles } from '@fluentui/react-components';
import { useConsole } from '../context/ConsoleContext.ts';
import { useOverlay } from '../context/overlays.ts';
import { UserMenuHeader } from './UserMenuHeader.tsx';

const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const useStyles = makeStyles({
  hidden,
  name: {
    maxWidth: '200px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media (max-width: 1023px)': hidden,
  },
});

/** The menu of the signed-in user. */
export function UserMenu() {
  const styles = useStyles();
  const session = useSession();
  const { signOut } = useConsole();
  const { open } = useOverlay();
  return (
    <Menu
      label="Account"
      header={<UserMenuHeader session={session} />}
      trigger={(props) => (
        <Button
          {...props}
          appearance="subtle"
          icon={<Avatar name={session.fullName} size={28} tone="brand" />}
          iconAfter={<ChevronDownIcon size={16} />}
        >
          <span className={styles.hidden}>Account of {session.fullName === '' && 'the person signed in'}</span>
          <span className={styles.name}>{session.fullName}</span>
        </Button>
      )}
    >
      <MenuLink icon={<PersonIcon size={16} />} to={coreLinks.user(session.userId)}>
        Your account
      </MenuLink>
      <MenuItem icon={<KeyboardIcon size={16} />} onSelect={() => open('shortcuts')}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem icon={<InfoIcon size={16} />} onSelect={() => open('about')}>
        About this console
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<SignOutIcon size={16} />} onSelect={signOut}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
