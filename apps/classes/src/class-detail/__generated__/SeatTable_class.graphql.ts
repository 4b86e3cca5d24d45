/**
 * @generated SignedSource<<e371dca56856428ffc059b5e69c302f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SeatTable_class$data = {
  readonly canceledReservations: ReadonlyArray<{
    readonly attendee: {
      readonly id: string;
    } | null | undefined;
    readonly id: string;
  }>;
  readonly id: string;
  readonly reference: string;
  readonly seatsTotalCount: number;
  readonly sessions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly dayNumber: number;
        readonly id: string;
        readonly startsAt: string;
      };
    }>;
  };
  readonly status: TrainingClassStatus;
  readonly " $fragmentSpreads": FragmentRefs<"SeatTools_class" | "usePreCourse_class">;
  readonly " $fragmentType": "SeatTable_class";
};
export type SeatTable_class$key = {
  readonly " $data"?: SeatTable_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"SeatTable_class">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SeatTable_class",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatTools_class"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatsTotalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TrainingSeatReservation",
      "kind": "LinkedField",
      "name": "canceledReservations",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Attendee",
          "kind": "LinkedField",
          "name": "attendee",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
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
                (v0/*:: as any*/),
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
                  "name": "startsAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "usePreCourse_class"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "7f4100f5d6e1af6b470400fb7d3a0cc0";

export default node;
