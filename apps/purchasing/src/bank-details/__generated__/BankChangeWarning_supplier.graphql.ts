/**
 * @generated SignedSource<<9bcb93b52895ab8ecbce1fa76fc2d019>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankChangeWarning_supplier$data = {
  readonly bankSortCode: string | null | undefined;
  readonly pendingBankChange: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "BankChangeWarning_supplier";
};
export type BankChangeWarning_supplier$key = {
  readonly " $data"?: BankChangeWarning_supplier$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankChangeWarning_supplier">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BankChangeWarning_supplier",
  "selections": [
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
      "concreteType": "SupplierBankChange",
      "kind": "LinkedField",
      "name": "pendingBankChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Supplier",
  "abstractKey": null
};

(node as any).hash = "cc526e801d3ae7b8d0e934691e15b6bd";

export default node;
