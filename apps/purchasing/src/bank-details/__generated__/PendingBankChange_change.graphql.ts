/**
 * @generated SignedSource<<8a5f06e472c367541c101fac6971b7d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BankChangeStatus = "approved" | "canceled" | "pending" | "rejected" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PendingBankChange_change$data = {
  readonly bankAccountNumber: string;
  readonly bankSortCode: string;
  readonly createdAt: string;
  readonly createdBy: {
    readonly id: string;
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly status: BankChangeStatus;
  readonly supplier: {
    readonly name: string;
  };
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveBankChangeDialog_change">;
  readonly " $fragmentType": "PendingBankChange_change";
};
export type PendingBankChange_change$key = {
  readonly " $data"?: PendingBankChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"PendingBankChange_change">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PendingBankChange_change",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
})();

(node as any).hash = "348c62366e66dc6d4f0090b03b82ace3";

export default node;
