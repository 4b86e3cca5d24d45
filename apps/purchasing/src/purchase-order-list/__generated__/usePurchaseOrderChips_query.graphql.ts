/**
 * @generated SignedSource<<e9823274480f567acab13ebefc7af7c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePurchaseOrderChips_query$data = {
  readonly supplier?: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "usePurchaseOrderChips_query";
};
export type usePurchaseOrderChips_query$key = {
  readonly " $data"?: usePurchaseOrderChips_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePurchaseOrderChips_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "chosenSupplier"
    },
    {
      "kind": "RootArgument",
      "name": "hasSupplier"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePurchaseOrderChips_query",
  "selections": [
    {
      "condition": "hasSupplier",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "chosenSupplier"
            }
          ],
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
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1b7fd5d239e205d02e89338cfa2bd339";

export default node;
