/**
 * @generated SignedSource<<15ed6a8b8e58e1055f64e8c9f63ca474>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketStatus = "closed" | "in_progress" | "open" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketStatusButton_ticket$data = {
  readonly id: string;
  readonly status: TicketStatus;
  readonly " $fragmentType": "TicketStatusButton_ticket";
};
export type TicketStatusButton_ticket$key = {
  readonly " $data"?: TicketStatusButton_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketStatusButton_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketStatusButton_ticket",
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
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Ticket",
  "abstractKey": null
};

(node as any).hash = "9bd186efd32c733b14d0ec9032c2814a";

export default node;
