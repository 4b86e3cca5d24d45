/**
 * @generated SignedSource<<40ca5089ec2cf480e7ef7f7ff705e01e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContactUse = "booking" | "other" | "seat" | "sign_in" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DeleteContactButton_contact$data = {
  readonly fullName: string;
  readonly uses: ReadonlyArray<{
    readonly count: number;
    readonly what: ContactUse;
  }>;
  readonly writeable: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteContactDialog_contact">;
  readonly " $fragmentType": "DeleteContactButton_contact";
};
export type DeleteContactButton_contact$key = {
  readonly " $data"?: DeleteContactButton_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteContactButton_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteContactButton_contact",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writeable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContactUsed",
      "kind": "LinkedField",
      "name": "uses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "what",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeleteContactDialog_contact"
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
};

(node as any).hash = "426500dc8ceca343a3e47249bdb6031d";

export default node;
