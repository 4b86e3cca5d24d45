/**
 * @generated SignedSource<<59e734c87503acaf1671ea074d4f75da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AcknowledgeDialog_order$data = {
  readonly id: string;
  readonly netPrice: {
    readonly amount: number;
  };
  readonly reference: string;
  readonly supplier: {
    readonly name: string;
  };
  readonly " $fragmentType": "AcknowledgeDialog_order";
};
export type AcknowledgeDialog_order$key = {
  readonly " $data"?: AcknowledgeDialog_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcknowledgeDialog_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcknowledgeDialog_order",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "netPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
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
  "type": "PurchaseOrder",
  "abstractKey": null
};

(node as any).hash = "2cff7f0566263fbe0bc9c60f214382e8";

export default node;
