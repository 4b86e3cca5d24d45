/**
 * @generated SignedSource<<87fe286edf78971ec659505aa5877ac7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveryFormat = "on_site" | "other" | "training_centre" | "virtual" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SessionTable_class$data = {
  readonly deliveryFormat: DeliveryFormat;
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
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryFormat",
      "storageKey": null
    },
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

(node as any).hash = "a096add084850e9919f49913ae57f5a5";

export default node;
