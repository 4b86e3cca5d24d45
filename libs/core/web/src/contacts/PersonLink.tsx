import { coreLinks } from '@console/core-contracts';
import { mailAddress, telephoneAddress, telephoneParts } from '@console/design-system/address';
import { Button } from '@console/design-system/button';
import { CallIcon, MailIcon, PersonIcon } from '@console/design-system/icons';
import { Link } from '@console/design-system/link';
import { Menu, MenuAnchor, MenuLink } from '@console/design-system/menu';
import { ellipsis, makeStyles, tokens } from '@console/design-system/style';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  person: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    minWidth: 0,
    maxWidth: '100%',
    verticalAlign: 'middle',
  },
  // The minimum height of a target.
  name: { ...ellipsis, lineHeight: '24px', '& > a': { display: 'block', ...ellipsis } },
});

export interface PersonLinkProps {
  /** The full name. */
  readonly name: string;
  /** The text of the link. The default is the name. */
  readonly children?: ReactNode;
  /** The person's contact, with the telephone numbers. Null when there is none. */
  readonly contact:
    | { readonly id: string; readonly mobile: string | null | undefined; readonly telephone: string | null | undefined }
    | null
    | undefined;
  readonly email: string | null | undefined;
}

/**
 * The name of a person, wherever it stands: a link to the contact, and a menu to call or to write. The menu is within reach
 * at any width, also where the columns with email and telephone are left out.
 */
export function PersonLink({ name, children = name, contact, email }: PersonLinkProps) {
  const styles = useStyles();
  const numbers = [contact?.mobile, contact?.telephone].flatMap((number) => callable(number));
  const reachable = Boolean(contact || email);
  return (
    <span className={styles.person}>
      <span className={styles.name}>
        {contact ? (
          <Link tone="row" to={coreLinks.customerContact(contact.id)}>
            {children}
          </Link>
        ) : (
          children
        )}
      </span>
      {reachable && (
        <Menu
          label={`Reach ${name}`}
          align="start"
          trigger={(props) => (
            <Button
              {...props}
              appearance="subtle"
              size="small"
              icon={<CallIcon size={16} />}
              aria-label={`Reach ${name}`}
            />
          )}
        >
          {numbers.map(({ text, dials }) => (
            <MenuAnchor key={dials} href={telephoneAddress(dials)} icon={<CallIcon size={16} />}>
              {text}
            </MenuAnchor>
          ))}
          {email && (
            <MenuAnchor href={mailAddress(email)} icon={<MailIcon size={16} />}>
              {email}
            </MenuAnchor>
          )}
          {contact && (
            <MenuLink to={coreLinks.customerContact(contact.id)} icon={<PersonIcon size={16} />}>
              Open contact
            </MenuLink>
          )}
        </Menu>
      )}
    </span>
  );
}

const callable = (number: string | null | undefined) =>
  telephoneParts(number ?? '').flatMap(({ text, dials }) => (dials === null ? [] : [{ text, dials }]));
