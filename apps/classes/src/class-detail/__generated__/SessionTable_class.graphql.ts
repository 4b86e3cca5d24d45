/**
 * @generated SignedSource<<1cff8d7a5461ea96a1ec131b6eaff15e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionTable_class$data = {
  readonly sessions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dayNumber: number;
        readonly endsAt: string;
        readonly id: string;
        readonly seatsReservedCount: number;
        readonly seatsTotalCount: number;
        readonly startsAt: string;
        readonly trainingClass: {
          readonly " $fragmentSpreads": FragmentRefs<"DeliveryFact_class">;
        };
        readonly " $fragmentSpreads": FragmentRefs<"JoinLink_session">;
      };
    }>;
  };
  readonly " $fragmentType": "SessionTable_class";
};
export type SessionTable_class$key = {
  readonly " $data"?: SessionTable_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionTable_class">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionTable_class",
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
      "concreteType": "TrainingSessionCursorConnection",
      "kind": "LinkedField",
      "name": "sessions",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "endsAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "dayNumber",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "seatsReservedCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "seatsTotalCount",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "JoinLink_session"
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TrainingClass",
                  "kind": "LinkedField",
                  "name": "trainingClass",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "DeliveryFact_class"
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
      "storageKey": "sessions(first:50)"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};

(node as any).hash = "ad894f619a17ea005117750d7e92c281";

export default node;
