/**
 * @generated SignedSource<<ecbf6e1b0a078527c443da8b6bcd76f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TicketConversation_ticket$data = {
  readonly activities: {
    readonly pageInfo: {
      readonly hasPreviousPage: boolean;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TicketActivities_activities">;
  };
  readonly body: string;
  readonly createdAt: string;
  readonly createdBy: {
    readonly avatarUrl: string | null | undefined;
    readonly id: string;
    readonly person: {
      readonly fullName: string;
    };
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "TicketConversation_ticket";
};
export type TicketConversation_ticket$key = {
  readonly " $data"?: TicketConversation_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketConversation_ticket">;
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
  "name": "TicketConversation_ticket",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
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
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 50
        }
      ],
      "concreteType": "TicketActivityCursorConnection",
      "kind": "LinkedField",
      "name": "activities",
      "plural": false,
      "selections": [
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
              "name": "hasPreviousPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TicketActivities_activities"
        }
      ],
      "storageKey": "activities(last:50)"
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};
})();

(node as any).hash = "f4ce393410271294fc5bf6b366b4c297";

export default node;
