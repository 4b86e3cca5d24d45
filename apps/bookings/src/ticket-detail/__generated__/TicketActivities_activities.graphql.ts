/**
 * @generated SignedSource<<c4de7a8a637ac0a6c107e1c97709054f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TicketActivities_activities$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly attributeChanges: any | null | undefined;
      readonly body: string | null | undefined;
      readonly id: string;
      readonly updatedAt: string;
      readonly updatedBy: {
        readonly avatarUrl: string | null | undefined;
        readonly id: string;
        readonly person: {
          readonly fullName: string;
        };
      } | null | undefined;
    };
  }>;
  readonly " $fragmentType": "TicketActivities_activities";
};
export type TicketActivities_activities$key = {
  readonly " $data"?: TicketActivities_activities$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketActivities_activities">;
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
  "name": "TicketActivities_activities",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TicketActivityEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TicketActivity",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "body",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attributeChanges",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "updatedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "User",
              "kind": "LinkedField",
              "name": "updatedBy",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "avatarUrl",
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
      "storageKey": null
    }
  ],
  "type": "TicketActivityCursorConnection",
  "abstractKey": null
};
})();

(node as any).hash = "11d3b02b1128ffb02ae47cb166129876";

export default node;
