/**
 * @generated SignedSource<<94f642535ab01c3c7afdd55d6de59940>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountManagerLink_booking$data = {
  readonly accountManager: {
    readonly avatarUrl: string | null | undefined;
    readonly id: string;
    readonly person: {
      readonly fullName: string;
    };
  };
  readonly accountManagerEmail: string | null | undefined;
  readonly " $fragmentType": "AccountManagerLink_booking";
};
export type AccountManagerLink_booking$key = {
  readonly " $data"?: AccountManagerLink_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountManagerLink_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountManagerLink_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountManagerEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "accountManager",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "avatarUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "49fb34c0abb4f050bbfef3351f811610";

export default node;
