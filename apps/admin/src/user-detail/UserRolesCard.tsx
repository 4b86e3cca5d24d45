import { updateUserInput } from '@console/core-contracts';
import { Card } from '@console/design-system/card';
import { Stack, Text } from '@console/design-system/layout';
import { Badge } from '@console/design-system/status-badge';
import { CardEdit } from '@console/forms';
import { useSession } from '@console/platform';
import { graphql, useFragment } from 'react-relay';
import * as z from 'zod/mini';
import { RolesField } from '../user-roles/RolesField.tsx';
import { roleOptions } from '../user-roles/roleMeanings.ts';
import type { UserRolesCard_user$key } from './__generated__/UserRolesCard_user.graphql.ts';
import { useUpdateUser } from './useUpdateUser.ts';

/** The part of the input that this card edits. */
const rolesInput = z.object({ roles: updateUserInput.shape.roles });

interface UserRolesCardProps {
  readonly user: UserRolesCard_user$key;
  /** Whether the viewer is an administrator. */
  readonly isEditable: boolean;
}

/** The roles of a user, each with what it means. Administrators edit them in place. */
export function UserRolesCard({ user: key, isEditable }: UserRolesCardProps) {
  const { id, version, updatedAt, updatedBy, roles } = useFragment(
    graphql`
      fragment UserRolesCard_user on User {
        id
        version
        updatedAt
        updatedBy {
          person {
            fullName
          }
        }
        roles
      }
    `,
    key,
  );
  const isOwn = useSession().userId === id;
  const write = useUpdateUser('Roles');
  const held = roleOptions.filter(({ value }) => roles?.includes(value));
  const meanings =
    held.length === 0 ? (
      <Text role="secondary">No roles.</Text>
    ) : (
      <Stack gap="s">
        {held.map(({ value, label, detail }) => (
          <Stack key={value} gap="xs" align="start">
            <Badge>{label}</Badge>
            <Text role="meta">{detail}</Text>
          </Stack>
        ))}
      </Stack>
    );
  if (!isEditable) return <Card title="Roles">{meanings}</Card>;
  return (
    <CardEdit
      title="Roles"
      name="user-roles"
      label="roles"
      displayedValue={meanings}
      input={rolesInput}
      record={{ id, version: version ?? 0, updatedAt: updatedAt ?? undefined, updatedBy, roles: roles ?? [] }}
      write={write}
      fields={(form) => <RolesField form={form} held={roles ?? []} isOwn={isOwn} />}
    />
  );
}
