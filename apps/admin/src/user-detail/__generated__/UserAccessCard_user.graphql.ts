/**
 * @generated SignedSource<<ab1824c0d2662178527f155c0cf113f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ROLE_ACCOUNT_MANAGER" | "ROLE_ADMIN" | "ROLE_CUSTOMER" | "ROLE_CUSTOMER_ATTENDEE" | "ROLE_CUSTOMER_BILLER" | "ROLE_CUSTOMER_BOOKER" | "ROLE_INTERNAL" | "ROLE_SUPPLIER" | "ROLE_SUPPLIER_TRAINER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UserAccessCard_user$data = {
  readonly isActive: boolean | null | undefined;
  readonly roles: ReadonlyArray<Role> | null | undefined;
  readonly " $fragmentType": "UserAccessCard_user";
};
export type UserAccessCard_user$key = {
  readonly " $data"?: UserAccessCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserAccessCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UserAccessCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7111daf5328177631b28bb0aa269b1a5";

export default node;
