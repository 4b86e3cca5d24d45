/**
 * @generated SignedSource<<36455e2542538a79f47e537653b2b383>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveBankChangeDialog_change$data = {
  readonly bankAccountNumber: string;
  readonly bankSortCode: string;
  readonly id: string;
  readonly supplier: {
    readonly name: string;
  };
  readonly version: number;
  readonly " $fragmentType": "ApproveBankChangeDialog_change";
};
export type ApproveBankChangeDialog_change$key = {
  readonly " $data"?: ApproveBankChangeDialog_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveBankChangeDialog_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveBankChangeDialog_change",
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
      "name": "bankSortCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankAccountNumber",
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
    }
  ],
  "type": "SupplierBankChange",
  "abstractKey": null
};

(node as any).hash = "b1292a74cd81f50c2e8796596da13312";

export default node;
