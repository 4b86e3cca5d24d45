/**
 * @generated SignedSource<<c1b13a7280289d9d7a8f921942b4e7e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SwitchUser_user$data = {
  readonly id: string;
  readonly isActive: boolean | null | undefined;
  readonly person: {
    readonly fullName: string;
  };
  readonly version: number | null | undefined;
  readonly " $fragmentType": "SwitchUser_user";
};
export type SwitchUser_user$key = {
  readonly " $data"?: SwitchUser_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SwitchUser_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SwitchUser_user",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "462fca296ac481aa56a8847a5d83a85a";

export default node;
