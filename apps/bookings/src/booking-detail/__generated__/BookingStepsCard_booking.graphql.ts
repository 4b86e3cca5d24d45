/**
 * @generated SignedSource<<e8e8c60909ae9583f137a531cc2fe208>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "canceled" | "complete" | "confirmed" | "delivered" | "draft" | "on_hold" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingStepsCard_booking$data = {
  readonly confirmedAt: string | null | undefined;
  readonly createdAt: string;
  readonly progressing: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly class: {
          readonly endsAt: string | null | undefined;
          readonly startsAt: string | null | undefined;
        };
        readonly status: BookingStatus;
      };
    }>;
  };
  readonly status: BookingStatus;
  readonly " $fragmentType": "BookingStepsCard_booking";
};
export type BookingStepsCard_booking$key = {
  readonly " $data"?: BookingStepsCard_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingStepsCard_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingStepsCard_booking",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmedAt",
      "storageKey": null
    },
    {
      "alias": "progressing",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "BookingItemCursorConnection",
      "kind": "LinkedField",
      "name": "items",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "BookingItem",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TrainingClass",
                  "kind": "LinkedField",
                  "name": "class",
                  "plural": false,
                  "selections": [
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
      "storageKey": "items(first:100)"
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "6c631ad3deed85d1f5e48db393696051";

export default node;
