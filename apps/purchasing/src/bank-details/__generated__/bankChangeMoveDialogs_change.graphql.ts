/**
 * @generated SignedSource<<861f12362d0de1e441ea9bfcd21762be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bankChangeMoveDialogs_change$data = {
  readonly id: string;
  readonly supplier: {
    readonly name: string;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveBankChangeDialog_change">;
  readonly " $fragmentType": "bankChangeMoveDialogs_change";
};
export type bankChangeMoveDialogs_change$key = {
  readonly " $data"?: bankChangeMoveDialogs_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"bankChangeMoveDialogs_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "bankChangeMoveDialogs_change",
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
      "concreteType": "Supplier",
      "kind": "LinkedField",
      "name": "supplier",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveBankChangeDialog_change"
    }
  ],
  "type": "SupplierBankChange",
  "abstractKey": null
};

(node as any).hash = "6691fb29dbf4545b1b5d534687861048";

export default node;
