/**
 * @generated SignedSource<<060ba61854d7ab43740054c41efe7dc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useClassListChips_query$data = {
  readonly brand?: {
    readonly name: string;
  } | null | undefined;
  readonly trainer?: {
    readonly contact: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "useClassListChips_query";
};
export type useClassListChips_query$key = {
  readonly " $data"?: useClassListChips_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useClassListChips_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "chosenBrand"
    },
    {
      "kind": "RootArgument",
      "name": "chosenTrainer"
    },
    {
      "kind": "RootArgument",
      "name": "hasBrand"
    },
    {
      "kind": "RootArgument",
      "name": "hasTrainer"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useClassListChips_query",
  "selections": [
    {
      "condition": "hasTrainer",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "chosenTrainer"
            }
          ],
          "concreteType": "Trainer",
          "kind": "LinkedField",
          "name": "trainer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Person",
              "kind": "LinkedField",
              "name": "contact",
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
    },
    {
      "condition": "hasBrand",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "chosenBrand"
            }
          ],
          "concreteType": "Brand",
          "kind": "LinkedField",
          "name": "brand",
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

(node as any).hash = "82d7dab907491368384ac365ff49b66e";

export default node;
