/**
 * @generated SignedSource<<9d7d6ba2e33ecf2748031a49cdbd160c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useInvoiceListChips_query$data = {
  readonly customer?: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "useInvoiceListChips_query";
};
export type useInvoiceListChips_query$key = {
  readonly " $data"?: useInvoiceListChips_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useInvoiceListChips_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "chosenCustomer"
    },
    {
      "kind": "RootArgument",
      "name": "hasCustomer"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useInvoiceListChips_query",
  "selections": [
    {
      "condition": "hasCustomer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "chosenCustomer"
            }
          ],
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
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "e4f5bbfef18bd790e8af777faa470fb7";

export default node;
