/**
 * @generated SignedSource<<979125c2b9c533b2f80165595a7600b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteContactDialog_contact$data = {
  readonly customer: {
    readonly name: string;
  };
  readonly fullName: string;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "DeleteContactDialog_contact";
};
export type DeleteContactDialog_contact$key = {
  readonly " $data"?: DeleteContactDialog_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteContactDialog_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteContactDialog_contact",
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
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Customer",
      "kind": "LinkedField",
      "name": "customer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CustomerContact",
  "abstractKey": null
};

(node as any).hash = "0f9ee93d59482ecc5978867bada7ba63";

export default node;
