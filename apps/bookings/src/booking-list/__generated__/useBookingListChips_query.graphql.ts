/**
 * @generated SignedSource<<d2b1370d535634d4bbf95f68800a3a16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBookingListChips_query$data = {
  readonly customer?: {
    readonly name: string;
  } | null | undefined;
  readonly managers?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly person: {
          readonly fullName: string;
        };
      };
    }>;
  };
  readonly " $fragmentType": "useBookingListChips_query";
};
export type useBookingListChips_query$key = {
  readonly " $data"?: useBookingListChips_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBookingListChips_query">;
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
    },
    {
      "kind": "RootArgument",
      "name": "hasManagers"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBookingListChips_query",
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
    },
    {
      "condition": "hasManagers",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "managers",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            },
            {
              "kind": "Literal",
              "name": "order",
              "value": [
                {
                  "person_fullName": "ASC"
                }
              ]
            },
            {
              "kind": "Literal",
              "name": "roles",
              "value": "ROLE_ACCOUNT_MANAGER"
            }
          ],
          "concreteType": "UserCursorConnection",
          "kind": "LinkedField",
          "name": "users",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "UserEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "User",
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
              ],
              "storageKey": null
            }
          ],
          "storageKey": "users(first:100,order:[{\"person_fullName\":\"ASC\"}],roles:\"ROLE_ACCOUNT_MANAGER\")"
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2c814f2d6cfb13774db3ddeca8a6e50d";

export default node;
