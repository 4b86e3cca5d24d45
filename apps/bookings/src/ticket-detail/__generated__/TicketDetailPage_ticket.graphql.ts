/**
 * @generated SignedSource<<ee06f5e855e604b48de278021ec7bf4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketStatus = "closed" | "in_progress" | "open" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketDetailPage_ticket$data = {
  readonly booking: {
    readonly customer: {
      readonly id: string;
      readonly name: string;
    };
  };
  readonly createdAt: string;
  readonly id: string;
  readonly reference: string;
  readonly status: TicketStatus;
  readonly subject: string;
  readonly " $fragmentSpreads": FragmentRefs<"RecordAudit_record" | "TicketConversation_ticket" | "TicketFactsCard_ticket" | "TicketPostBox_ticket" | "TicketStatusButton_ticket">;
  readonly " $fragmentType": "TicketDetailPage_ticket";
};
export type TicketDetailPage_ticket$key = {
  readonly " $data"?: TicketDetailPage_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketDetailPage_ticket">;
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
  "name": "TicketDetailPage_ticket",
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
      "name": "subject",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Booking",
      "kind": "LinkedField",
      "name": "booking",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Customer",
          "kind": "LinkedField",
          "name": "customer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordAudit_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketPostBox_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketConversation_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketFactsCard_ticket"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TicketStatusButton_ticket"
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};
})();

(node as any).hash = "c3b45fd87589f924bd310bcb868fe67d";

export default node;
