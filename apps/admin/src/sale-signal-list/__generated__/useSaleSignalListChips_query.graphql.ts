/**
 * @generated SignedSource<<cd354772f926deca8f41a37b373db818>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSaleSignalListChips_query$data = {
  readonly user?: {
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "useSaleSignalListChips_query";
};
export type useSaleSignalListChips_query$key = {
  readonly " $data"?: useSaleSignalListChips_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSaleSignalListChips_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "chosenUser"
    },
    {
      "kind": "RootArgument",
      "name": "hasUser"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSaleSignalListChips_query",
  "selections": [
    {
      "condition": "hasUser",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "chosenUser"
            }
          ],
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
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
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "98fdaff4790374406671dc25c06bf2d2";

export default node;
