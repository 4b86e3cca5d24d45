/**
 * @generated SignedSource<<45025d8fa398526ab72fb685cc506d2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EmailLogStatus = "failed" | "not_sent" | "partial" | "queued" | "sending" | "sent" | "%future added value";
export type MailTargetResource = "booking" | "booking_item" | "customer" | "invoice" | "purchase_order" | "ticket" | "training_class" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EmailLogDetailPage_log$data = {
  readonly email: {
    readonly " $fragmentSpreads": FragmentRefs<"EmailBodyCard_email" | "OtherLogsCard_email">;
  };
  readonly error: string | null | undefined;
  readonly id: string;
  readonly status: EmailLogStatus;
  readonly subject: string;
  readonly target: {
    readonly name: string | null | undefined;
    readonly resource: MailTargetResource;
    readonly shownBy: string | null | undefined;
  } | null | undefined;
  readonly template: {
    readonly name: string;
  } | null | undefined;
  readonly to: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"EmailAttemptsCard_log" | "EmailLogActions_log" | "EmailRecipientsCard_log" | "RecordAudit_record">;
  readonly " $fragmentType": "EmailLogDetailPage_log";
};
export type EmailLogDetailPage_log$key = {
  readonly " $data"?: EmailLogDetailPage_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailLogDetailPage_log">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailLogDetailPage_log",
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
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
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
      "name": "error",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MailTarget",
      "kind": "LinkedField",
      "name": "target",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resource",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shownBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTemplate",
      "kind": "LinkedField",
      "name": "template",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Email",
      "kind": "LinkedField",
      "name": "email",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "EmailBodyCard_email"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OtherLogsCard_email"
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
      "name": "EmailLogActions_log"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailRecipientsCard_log"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EmailAttemptsCard_log"
    }
  ],
  "type": "EmailLog",
  "abstractKey": null
};
})();

(node as any).hash = "2cd1fa37651b632c597f4c1120a00597";

export default node;
