/**
 * @generated SignedSource<<01929d7d7b1e22e2c0b953861faeb1c2>>
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

(node as any).hash = "263643834a7f5ddff5430196a9f465f1";

export default node;
