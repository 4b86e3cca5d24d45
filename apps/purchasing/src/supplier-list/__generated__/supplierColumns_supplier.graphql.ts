/**
 * @generated SignedSource<<79fe2052f4b0b06e4a7cdcab660c9b83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BankChangeStatus = "approved" | "canceled" | "pending" | "rejected" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type supplierColumns_supplier$data = {
  readonly id: string;
  readonly name: string;
  readonly pendingBankChange: {
    readonly status: BankChangeStatus;
  } | null | undefined;
  readonly primaryContact: {
    readonly email: string | null | undefined;
    readonly fullName: string;
    readonly mobile: string | null | undefined;
    readonly telephone: string | null | undefined;
    readonly user: {
      readonly avatarUrl: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly purchasesEmail: string | null | undefined;
  readonly reference: string;
  readonly " $fragmentType": "supplierColumns_supplier";
};
export type supplierColumns_supplier$key = {
  readonly " $data"?: supplierColumns_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"supplierColumns_supplier">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "supplierColumns_supplier",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "purchasesEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SupplierBankChange",
      "kind": "LinkedField",
      "name": "pendingBankChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "primaryContact",
      "plural": false,
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "telephone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "avatarUrl",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "44a52b5717b75627226aefc6490a0c46";

export default node;
