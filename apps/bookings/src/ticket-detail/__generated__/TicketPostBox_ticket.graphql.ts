/**
 * @generated SignedSource<<a5fae3285da04ead58109c915bd5f0ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TicketStatus = "closed" | "in_progress" | "open" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TicketPostBox_ticket$data = {
  readonly id: string;
  readonly status: TicketStatus;
  readonly " $fragmentType": "TicketPostBox_ticket";
};
export type TicketPostBox_ticket$key = {
  readonly " $data"?: TicketPostBox_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"TicketPostBox_ticket">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TicketPostBox_ticket",
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

(node as any).hash = "3f63cd9d8e1ca75af45474bede9a76a4";

export default node;
