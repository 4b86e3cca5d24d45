/**
 * @generated SignedSource<<926ffeb06096c126e88f950d6f092d7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BankChangeStatus = "approved" | "canceled" | "pending" | "rejected" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type bankChangeMoveDialogs_moved$data = {
  readonly id: string;
  readonly status: BankChangeStatus;
  readonly supplier: {
    readonly " $fragmentSpreads": FragmentRefs<"BankDetailsCard_supplier">;
  };
  readonly version: number;
  readonly " $fragmentType": "bankChangeMoveDialogs_moved";
};
export type bankChangeMoveDialogs_moved$key = {
  readonly " $data"?: bankChangeMoveDialogs_moved$data;
  readonly " $fragmentSpreads": FragmentRefs<"bankChangeMoveDialogs_moved">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "bankChangeMoveDialogs_moved",
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
      "name": "status",
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
      "concreteType": "Supplier",
      "kind": "LinkedField",
      "name": "supplier",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BankDetailsCard_supplier"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SupplierBankChange",
  "abstractKey": null
};

(node as any).hash = "7cbddc71f3addfb861bcf0ecbce6d37f";

export default node;
