/**
 * @generated SignedSource<<2c94e9b9329a5bd9c396bb54b9e94da3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TrainingClassStatus = "canceled" | "confirmed" | "delivered" | "postponed" | "provisional" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClassDetailPage_class$data = {
  readonly id: string;
  readonly notes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
  readonly reference: string;
  readonly seatsTotalCount: number;
  readonly sessions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
    }>;
  };
  readonly status: TrainingClassStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"AttendanceTab_class" | "ClassActions_class" | "ClassFactsCard_class" | "ClassMeta_class" | "SeatTable_class" | "SeatsCard_class" | "SessionTable_class" | "TrainerCard_class">;
  readonly " $fragmentType": "ClassDetailPage_class";
};
export type ClassDetailPage_class$key = {
  readonly " $data"?: ClassDetailPage_class$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClassDetailPage_class">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClassDetailPage_class",
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
      "name": "title",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "seatsTotalCount",
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
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "sessions(first:50)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 500
        }
      ],
      "concreteType": "NoteCursorConnection",
      "kind": "LinkedField",
      "name": "notes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "NoteEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Note",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "notes(first:500)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassActions_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassMeta_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttendanceTab_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatTable_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SessionTable_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SeatsCard_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TrainerCard_class"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ClassFactsCard_class"
    }
  ],
  "type": "TrainingClass",
  "abstractKey": null
};
})();

(node as any).hash = "b3bd16a84db3119afd0109c95cbaa3a0";

export default node;
