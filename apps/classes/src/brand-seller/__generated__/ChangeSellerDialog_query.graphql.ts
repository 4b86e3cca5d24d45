/**
 * @generated SignedSource<<c679ede9d6ccdbf64e60bc58ab9f7863>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeSellerDialog_query$data = {
  readonly sellers: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly legalName: string | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "ChangeSellerDialog_query";
};
export type ChangeSellerDialog_query$key = {
  readonly " $data"?: ChangeSellerDialog_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeSellerDialog_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeSellerDialog_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "SellerCursorConnection",
      "kind": "LinkedField",
      "name": "sellers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SellerEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Seller",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "legalName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sellers(first:50)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "68eef48c827b7695e1cd6124d626fcc2";

export default node;
