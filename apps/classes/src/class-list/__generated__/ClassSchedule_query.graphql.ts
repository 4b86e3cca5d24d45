/**
 * @generated SignedSource<<4601cc479d2e6467bea32d04f7accdd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClassSchedule_query$data = {
  readonly trainingSessions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly startsAt: string;
        readonly " $fragmentSpreads": FragmentRefs<"ClassCard_session">;
      };
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"SchedulePages_page">;
    };
  };
  readonly " $fragmentType": "ClassSchedule_query";
};
export type ClassSchedule_query$key = {
  readonly " $data"?: ClassSchedule_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassSchedule_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "after"
    },
    {
      "kind": "RootArgument",
      "name": "before"
    },
    {
      "kind": "RootArgument",
      "name": "brand"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "from"
    },
    {
      "kind": "RootArgument",
      "name": "last"
    },
    {
      "kind": "RootArgument",
      "name": "public"
    },
    {
      "kind": "RootArgument",
      "name": "status"
    },
    {
      "kind": "RootArgument",
      "name": "trainer"
    },
    {
      "kind": "RootArgument",
      "name": "until"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassSchedule_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "before",
          "variableName": "before"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "last"
        },
        {
          "items": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "after",
                  "variableName": "from"
                },
                {
                  "kind": "Variable",
                  "name": "before",
                  "variableName": "until"
                }
              ],
              "kind": "ObjectValue",
              "name": "startsAt.0"
            }
          ],
          "kind": "ListValue",
          "name": "startsAt"
        },
        {
          "kind": "Variable",
          "name": "trainingClass_brand",
          "variableName": "brand"
        },
        {
          "kind": "Variable",
          "name": "trainingClass_public",
          "variableName": "public"
        },
        {
          "kind": "Variable",
          "name": "trainingClass_status_list",
          "variableName": "status"
        },
        {
          "kind": "Variable",
          "name": "trainingClass_trainer",
          "variableName": "trainer"
        }
      ],
      "concreteType": "TrainingSessionCursorConnection",
      "kind": "LinkedField",
      "name": "trainingSessions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TrainingSessionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TrainingSession",
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
                  "name": "startsAt",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClassCard_session"
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
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasPreviousPage",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SchedulePages_page"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "21cef45617141215ba2e5ea045e6103f";

export default node;
